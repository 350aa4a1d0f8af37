import {defineFigure} from '../figure';
import {label, Text, type At, type ColourName, type LabelKey} from '../kit';

export default defineFigure({height: 424, draw: RiskMatrix});

const LEFT = 90;
const TOP = 40;
const WIDE = 99;
const HIGH = 56;
const values = [1, 2, 3, 4, 5];

interface Band {
  from: number;
  name: LabelKey;
  fill: ColourName;
  text: ColourName;
}

/** Highest first. */
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
  const bottom = TOP + values.length * HIGH;
  return (
    <>
      <Text x={16} y={28} muted text={label('probability')} />
      {values.map((value) => {
        const word = {size: 15, bold: true, middle: true, text: String(value)};
        return (
          <g key={value}>
            <Text {...word} x={LEFT - 16} y={rowOf(value) + 33} />
            <Text {...word} x={columnOf(value) + WIDE / 2} y={bottom + 20} />
          </g>
        );
      })}
      <Text x={16} y={bottom + 20} muted max={64} text={label('impact')} />
      {values.map((probability) =>
        values.map((impact) => <Cell key={impact} probability={probability} impact={impact} />),
      )}
      <Names y={bottom + 56} />
    </>
  );
}

const rowOf = (probability: number) => TOP + (5 - probability) * HIGH;
const columnOf = (impact: number) => LEFT + (impact - 1) * WIDE;

function Cell({probability, impact}: {probability: number; impact: number}) {
  const criticality = probability * impact;
  const band = bands.find(({from}) => criticality >= from)!;
  const record = records.find((one) => one.probability === probability && one.impact === impact);
  const [x, y] = [columnOf(impact), rowOf(probability)];
  const place = {x: x + WIDE / 2, y: y + (record ? 21 : 33)};
  const words = `${criticality} ${label(band.name)}`;
  return (
    <>
      <rect x={x + 1} y={y + 1} width={WIDE - 2} height={HIGH - 2} rx={4} fill={band.fill} />
      <Text {...place} colour={band.text} middle max={WIDE - 8} text={words} />
      {record && <Mark x={x + WIDE / 2} y={y + 28} id={record.id} />}
    </>
  );
}

function Mark({x, y, id}: At & {id: string}) {
  const pill = {x: x - 38, y, width: 76, height: 22};
  return (
    <>
      <rect {...pill} rx={11} fill="surface" stroke="text" strokeWidth={1.5} />
      <Text x={x} y={y + 16} bold middle max={70} text={id} />
    </>
  );
}

function Names({y}: {y: number}) {
  const names = [
    {en: 'RSK-51 Late delivery of validators', fr: 'RSK-51 Livraison tardive des valideurs'},
    {en: 'OPP-52 Card shared with the region', fr: 'OPP-52 Carte commune avec la région'},
  ];
  return names.map((name, index) => (
    <Text key={name.en} x={LEFT} y={y + index * 24} max={490} text={name} />
  ));
}
