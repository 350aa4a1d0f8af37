import {
  type ColourName,
  defineFigure,
  label,
  type LabelKey,
  type Position,
  Text,
} from '@guide/figures/kit';

export default defineFigure({height: 424, draw: RiskMatrix});

const LEFT = 90;
const TOP = 40;
const CELL_WIDTH = 99;
const CELL_HEIGHT = 56;
const values = [1, 2, 3, 4, 5];

interface Band {
  from: number;
  name: LabelKey;
  fill: ColourName;
  text: ColourName;
}

/** Highest criticality first. */
const bands: Band[] = [
  {from: 16, name: 'critical', fill: 'danger', text: 'surface'},
  {from: 10, name: 'high', fill: 'danger-soft', text: 'danger'},
  {from: 5, name: 'moderate', fill: 'warning-soft', text: 'warning'},
  {from: 1, name: 'low', fill: 'success-soft', text: 'success'},
];

const records = [
  {id: 'RSK-51', probability: 4, impact: 4},
  {id: 'OPP-52', probability: 3, impact: 4},
];

function RiskMatrix() {
  const bottom = TOP + values.length * CELL_HEIGHT;
  return (
    <>
      <Text x={16} y={28} muted text={label('probability')} />
      {values.map((value) => {
        const axisText = {size: 15, bold: true, anchor: 'middle', text: String(value)} as const;
        return (
          <g key={value}>
            <Text {...axisText} x={LEFT - 16} y={yOf(value) + 33} />
            <Text {...axisText} x={xOf(value) + CELL_WIDTH / 2} y={bottom + 20} />
          </g>
        );
      })}
      <Text x={16} y={bottom + 20} muted maxWidth={64} text={label('impact')} />
      {values.map((probability) =>
        values.map((impact) => <Cell key={impact} probability={probability} impact={impact} />),
      )}
      <Names y={bottom + 56} />
    </>
  );
}

const yOf = (probability: number) => TOP + (5 - probability) * CELL_HEIGHT;
const xOf = (impact: number) => LEFT + (impact - 1) * CELL_WIDTH;

function Cell({probability, impact}: {probability: number; impact: number}) {
  const criticality = probability * impact;
  const band = bands.find(({from}) => criticality >= from)!;
  const record = records.find(
    (candidate) => candidate.probability === probability && candidate.impact === impact,
  );
  const [x, y] = [xOf(impact), yOf(probability)];
  const textPosition = {x: x + CELL_WIDTH / 2, y: y + (record ? 21 : 33)};
  const text = `${criticality} ${label(band.name)}`;
  return (
    <>
      <rect
        x={x + 1}
        y={y + 1}
        width={CELL_WIDTH - 2}
        height={CELL_HEIGHT - 2}
        rx={4}
        fill={band.fill}
      />
      <Text
        {...textPosition}
        colour={band.text}
        anchor="middle"
        maxWidth={CELL_WIDTH - 8}
        text={text}
      />
      {record && <Mark x={x + CELL_WIDTH / 2} y={y + 28} id={record.id} />}
    </>
  );
}

function Mark({x, y, id}: Position & {id: string}) {
  const pill = {x: x - 38, y, width: 76, height: 22};
  return (
    <>
      <rect {...pill} rx={11} fill="surface" stroke="text" strokeWidth={1.5} />
      <Text x={x} y={y + 16} bold anchor="middle" maxWidth={70} text={id} />
    </>
  );
}

function Names({y}: {y: number}) {
  const names = [
    {en: 'RSK-51 Late delivery of validators', fr: 'RSK-51 Livraison tardive des valideurs'},
    {en: 'OPP-52 Card shared with the region', fr: 'OPP-52 Carte commune avec la région'},
  ];
  return names.map((name, index) => (
    <Text key={name.en} x={LEFT} y={y + index * 24} maxWidth={490} text={name} />
  ));
}
