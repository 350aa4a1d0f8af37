import type {ReactNode} from 'react';
import {Panel, Text, timeScale, usePen, type Words} from '../kit';
import type {ColourName} from '../../src/lib/siteColours';

/** Height of a sheet that holds an `SCurve`. */
export const S_CURVE_HEIGHT = 410;

const BUDGET = 1_200_000;
const STATUS_DATE = '2025-06-30';

const left = 16;
const right = 584;
const top = 46;
const bottom = 372;

const placeOf = timeScale('2025-01-13', '2026-03-31', left, right - left);
const heightOf = (amount: number) => bottom - (amount / BUDGET) * (bottom - top);
const statusX = placeOf(STATUS_DATE);

interface Line {
  name: Words;
  short: Words;
  /** Amount at the status date. */
  amount: number;
  colour: ColourName;
  thickness: number;
  dash?: string;
  /** Control points up to the status date, as shares of the period and of the budget. */
  bend: [number, number, number, number];
}

const planned: Line = {
  name: {en: 'Planned value', fr: 'Valeur planifiée'},
  short: {en: 'PV', fr: 'VP'},
  amount: 480_000,
  colour: 'text-muted',
  thickness: 2.5,
  dash: '8 5',
  bend: [0.13, 0.02, 0.25, 0.22],
};

const actual: Line = {
  name: {en: 'Actual cost', fr: 'Coût réel'},
  short: {en: 'AC', fr: 'CR'},
  amount: 450_000,
  colour: 'warning',
  thickness: 3,
  dash: '2.5 4',
  bend: [0.18, 0.005, 0.28, 0.2],
};

const earned: Line = {
  name: {en: 'Earned value', fr: 'Valeur acquise'},
  short: {en: 'EV', fr: 'VA'},
  amount: 420_000,
  colour: 'accent',
  thickness: 3.5,
  bend: [0.21, 0, 0.3, 0.16],
};

/** In the order of their amounts, highest first. */
const lines = [planned, actual, earned];

const card = {x: 264, y: 226, width: 320, height: 136};
const rowOf = (index: number) => card.y + 24 + index * 44;

/** S-curve of TICKET at 30 June 2025, drawn to scale, its values enlarged beside the day. */
export function SCurve({variances = false}: {variances?: boolean}): ReactNode {
  return (
    <>
      <Axes />
      {lines.map((line) => (
        <path key={line.amount} d={pathOf(line)} {...useStroke(line)} />
      ))}
      <StatusDate />
      <Panel {...card} />
      {lines.map((line, index) => (
        <Value key={line.amount} line={line} y={rowOf(index)} brief={variances} />
      ))}
      {variances && <Variances />}
    </>
  );
}

function useStroke({colour, thickness, dash}: Line) {
  const {c} = usePen();
  return {fill: 'none', stroke: c(colour), strokeWidth: thickness, strokeDasharray: dash};
}

function useAmount(): (amount: number) => string {
  const {locale} = usePen();
  return (amount) =>
    Math.abs(amount)
      .toLocaleString('en')
      .replaceAll(',', locale === 'fr' ? '\u00a0' : ',')
      .replace(/^/, amount < 0 ? '−' : '');
}

function pathOf({amount, bend}: Line): string {
  const point = (time: number, share: number) =>
    `${(left + time * (right - left)).toFixed(1)} ${heightOf(share * BUDGET).toFixed(1)}`;
  const [x1, y1, x2, y2] = bend;
  const toStatus = `M${left} ${bottom}C${point(x1, y1)} ${point(x2, y2)} ${statusX} ${heightOf(amount)}`;
  return amount === planned.amount ? `${toStatus}S${point(0.74, 1)} ${point(1, 1)}` : toStatus;
}

function Axes() {
  const {c, say, label} = usePen();
  const money = useAmount();
  const days = [
    {x: left, anchor: 'start', text: say({en: '13 Jan 2025', fr: '13 janv. 2025'})},
    {x: statusX, anchor: 'middle', text: say({en: '30 June 2025', fr: '30 juin 2025'})},
    {x: right, anchor: 'end', text: say({en: '31 Mar 2026', fr: '31 mars 2026'})},
  ] as const;
  return (
    <>
      {[400_000, 800_000, BUDGET].map((amount) => (
        <g key={amount}>
          <path d={`M${left} ${heightOf(amount)}H${right}`} stroke={c('border')} />
          <Text x={left} y={heightOf(amount) - 7} size={14} colour="text-muted">
            {amount === BUDGET
              ? say({
                  en: `${label('budget')}: €${money(amount)}`,
                  fr: `${label('budget')} : ${money(amount)} €`,
                })
              : money(amount)}
          </Text>
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} stroke={c('border-strong')} strokeWidth={1.5} />
      {days.map(({x, anchor, text}) => (
        <g key={x}>
          <path d={`M${x} ${bottom}v6`} stroke={c('border-strong')} strokeWidth={1.5} />
          <Text x={x} y={bottom + 24} size={14} anchor={anchor} bold={x === statusX}>
            {text}
          </Text>
        </g>
      ))}
    </>
  );
}

function StatusDate() {
  const {c, label} = usePen();
  return (
    <>
      <path
        d={`M${statusX} 98V${bottom}`}
        stroke={c('border-strong')}
        strokeWidth={1.5}
        strokeDasharray="4 4"
      />
      <Text x={statusX} y={90} size={14} bold anchor="middle">
        {label('status-date')}
      </Text>
    </>
  );
}

/** A dot on a curve, and its value in the card. */
function Value({line, y, brief}: {line: Line; y: number; brief: boolean}) {
  const {c, say} = usePen();
  const money = useAmount();
  const dot = heightOf(line.amount);
  const short = say(line.short);
  return (
    <>
      <path d={`M${statusX + 6} ${dot}L${card.x} ${y}`} stroke={c('border-strong')} />
      <circle
        cx={statusX}
        cy={dot}
        r={4.5}
        fill={c(line.colour)}
        stroke={c('surface')}
        strokeWidth={1.5}
      />
      <path d={`M${card.x + 1} ${y}h31`} {...useStroke(line)} />
      {brief ? (
        <>
          <Text x={card.x + 40} y={y - 4} size={14} colour="text-muted" max={122}>
            {say(line.name)}
          </Text>
          <Text x={card.x + 40} y={y + 14} bold max={122}>
            {`${short} ${money(line.amount)}`}
          </Text>
        </>
      ) : (
        <>
          <Text x={card.x + 44} y={y + 5} max={176}>
            {`${say(line.name)} (${short})`}
          </Text>
          <Text x={card.x + card.width - 14} y={y + 5} bold anchor="end" max={84}>
            {money(line.amount)}
          </Text>
        </>
      )}
    </>
  );
}

function Variances() {
  const {c, say} = usePen();
  const money = useAmount();
  const x = card.x + 172;
  const bracket = (at: number, from: number, to: number) =>
    `M${at - 6} ${rowOf(from)}H${at}V${rowOf(to)}h-6`;
  const words = [
    {
      x: x + 9,
      y: rowOf(0) + 18,
      name: {en: 'Schedule variance', fr: 'Écart de délai'},
      short: {en: 'SV', fr: 'ED'},
      amount: earned.amount - planned.amount,
    },
    {
      x: x + 21,
      y: rowOf(1) + 18,
      name: {en: 'Cost variance', fr: 'Écart de coût'},
      short: {en: 'CV', fr: 'EC'},
      amount: earned.amount - actual.amount,
    },
  ];
  return (
    <>
      <path
        d={bracket(x, 0, 2) + bracket(x + 12, 1, 2)}
        fill="none"
        stroke={c('danger')}
        strokeWidth={2}
      />
      {words.map((variance) => (
        <g key={variance.amount}>
          <Text x={variance.x} y={variance.y} size={14} colour="text-muted" max={138}>
            {say(variance.name)}
          </Text>
          <Text x={variance.x} y={variance.y + 18} bold colour="danger">
            {`${say(variance.short)} ${money(variance.amount)}`}
          </Text>
        </g>
      ))}
    </>
  );
}
