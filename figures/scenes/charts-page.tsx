import {defineFigure, label, type LabelKey, Table, Text} from '@guide/figures/kit';

const texts = {
  chartTitle: {en: 'CHT-8 Actions by status', fr: 'CHT-8 Actions par statut'},
  chartDate: {en: 'TICKET, 30 June 2025', fr: 'TICKET, 30 juin 2025'},
};

const HEIGHT = 420;
const LEFT = 32;
const RIGHT = 568;
const BASELINE_Y = 238;
const UNIT_HEIGHT = 48;

const counts: [LabelKey, number][] = [
  ['open', 3],
  ['in-progress', 1],
  ['done', 2],
];

export default defineFigure({height: HEIGHT, draw: ActionsByStatus});

function ActionsByStatus() {
  const half = (RIGHT - LEFT) / 2;
  return (
    <>
      <Text x={LEFT} y={44} size={17} bold maxWidth={RIGHT - LEFT} text={texts.chartTitle} />
      <Text x={LEFT} y={66} muted maxWidth={RIGHT - LEFT} text={texts.chartDate} />
      <Bars />
      <Table
        x={LEFT}
        y={272}
        columns={[
          {head: label('status'), width: half},
          {head: label('count'), width: half, numeric: true},
        ]}
        rows={counts.map(([key, count]) => [label(key), String(count)])}
      />
    </>
  );
}

function Bars() {
  const chartLeft = LEFT + 24;
  const step = (RIGHT - chartLeft) / counts.length;
  return (
    <>
      {[1, 2, 3].map((value) => {
        const y = BASELINE_Y - value * UNIT_HEIGHT;
        return (
          <g key={value}>
            <path d={`M${chartLeft} ${y}H${RIGHT}`} stroke="border" />
            <Text x={chartLeft - 10} y={y + 5} anchor="end" muted text={String(value)} />
          </g>
        );
      })}
      {counts.map(([key, count], index) => {
        const centreX = chartLeft + step * (index + 0.5);
        const top = BASELINE_Y - count * UNIT_HEIGHT;
        const bar = `M${centreX - 44} ${BASELINE_Y}V${top + 6}q0-6 6-6h76q6 0 6 6V${BASELINE_Y}z`;
        const textProps = {x: centreX, anchor: 'middle', bold: true} as const;
        return (
          <g key={key}>
            <path d={bar} fill="accent" />
            <Text {...textProps} y={top + 25} size={17} colour="surface" text={String(count)} />
            <Text {...textProps} y={BASELINE_Y + 21} maxWidth={step - 12} text={label(key)} />
          </g>
        );
      })}
      <path d={`M${chartLeft} ${BASELINE_Y}H${RIGHT}`} stroke="border-strong" strokeWidth={1.5} />
    </>
  );
}
