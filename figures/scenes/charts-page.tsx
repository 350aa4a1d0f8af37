import {defineFigure} from '../figure';
import {Panel, Table, Text, usePen, type LabelKey} from '../kit';

const HEIGHT = 420;
const LEFT = 32;
const RIGHT = 568;
const BASE = 238;
const UNIT = 48;

const counts: [LabelKey, number][] = [
  ['open', 3],
  ['in-progress', 1],
  ['done', 2],
];

export default defineFigure({height: HEIGHT, draw: () => <ActionsByStatus />});

function ActionsByStatus() {
  const {label, say} = usePen();
  const half = (RIGHT - LEFT) / 2;
  return (
    <>
      <Panel x={12} y={12} width={576} height={HEIGHT - 24} />
      <Text x={LEFT} y={44} size={17} bold max={RIGHT - LEFT}>
        {say({en: 'CHT-8 Actions by status', fr: 'CHT-8 Actions par statut'})}
      </Text>
      <Text x={LEFT} y={66} size={14} colour="text-muted" max={RIGHT - LEFT}>
        {say({en: 'TICKET, 30 June 2025', fr: 'TICKET, 30 juin 2025'})}
      </Text>
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
  const {c, label} = usePen();
  const first = LEFT + 24;
  const step = (RIGHT - first) / counts.length;
  return (
    <>
      {[1, 2, 3].map((value) => (
        <g key={value}>
          <path d={`M${first} ${BASE - value * UNIT}H${RIGHT}`} stroke={c('border')} />
          <Text
            x={first - 10}
            y={BASE - value * UNIT + 5}
            size={14}
            anchor="end"
            colour="text-muted"
          >
            {String(value)}
          </Text>
        </g>
      ))}
      {counts.map(([key, count], index) => {
        const middle = first + step * (index + 0.5);
        const top = BASE - count * UNIT;
        return (
          <g key={key}>
            <path
              d={`M${middle - 44} ${BASE}V${top + 6}q0-6 6-6h76q6 0 6 6V${BASE}z`}
              fill={c('accent')}
            />
            <Text x={middle} y={top + 25} size={17} bold anchor="middle" colour="surface">
              {String(count)}
            </Text>
            <Text x={middle} y={BASE + 21} size={14} bold anchor="middle" max={step - 12}>
              {label(key)}
            </Text>
          </g>
        );
      })}
      <path d={`M${first} ${BASE}H${RIGHT}`} stroke={c('border-strong')} strokeWidth={1.5} />
    </>
  );
}
