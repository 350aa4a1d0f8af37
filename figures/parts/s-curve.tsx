import type {ReactNode} from 'react';
import {
  label,
  longDate,
  Panel,
  Text,
  textOf,
  timeScale,
  withColon,
  type ColourName,
  type Translations,
} from '@guide/figures/kit';

export const S_CURVE_HEIGHT = 410;

const BUDGET = 1_200_000;
const STATUS_DATE = '2025-06-30';

const left = 16;
const right = 584;
const top = 46;
const bottom = 372;

const xOf = timeScale('2025-01-13', '2026-03-31', left, right - left);
const yOf = (amount: number) => bottom - (amount / BUDGET) * (bottom - top);
const statusX = xOf(STATUS_DATE);

interface Line {
  name: Translations;
  short: Translations;
  /** Amount at the status date. */
  amount: number;
  colour: ColourName;
  strokeWidth: number;
  dash?: string;
  /** Bézier control points (x1, y1, x2, y2), as shares of the period and the budget. */
  controlPoints: [number, number, number, number];
}

const planned: Line = {
  name: {en: 'Planned value', fr: 'Valeur planifiée'},
  short: {en: 'PV', fr: 'VP'},
  amount: 480_000,
  colour: 'text-muted',
  strokeWidth: 2.5,
  dash: '8 5',
  controlPoints: [0.13, 0.02, 0.25, 0.22],
};

const actual: Line = {
  name: {en: 'Actual cost', fr: 'Coût réel'},
  short: {en: 'AC', fr: 'CR'},
  amount: 450_000,
  colour: 'warning',
  strokeWidth: 3,
  dash: '2.5 4',
  controlPoints: [0.18, 0.005, 0.28, 0.2],
};

const earned: Line = {
  name: {en: 'Earned value', fr: 'Valeur acquise'},
  short: {en: 'EV', fr: 'VA'},
  amount: 420_000,
  colour: 'accent',
  strokeWidth: 3.5,
  controlPoints: [0.21, 0, 0.3, 0.16],
};

/** Highest amount first. */
const lines = [planned, actual, earned];

const variances = [
  {
    name: {en: 'Schedule variance', fr: 'Écart de délai'},
    short: {en: 'SV', fr: 'ED'},
    from: planned,
  },
  {name: {en: 'Cost variance', fr: 'Écart de coût'}, short: {en: 'CV', fr: 'EC'}, from: actual},
];

const card = {x: 264, y: 226, width: 320, height: 136};
const rowY = (index: number) => card.y + 24 + index * 44;

/** S-curve of TICKET on 30 June 2025, to scale. */
export function SCurve({withVariances = false}: {withVariances?: boolean}): ReactNode {
  return (
    <>
      <Axes />
      {lines.map((line) => (
        <path key={line.amount} d={pathOf(line)} {...strokeOf(line)} />
      ))}
      <StatusDate />
      <Panel {...card} />
      {lines.map((line, index) => (
        <Value key={line.amount} line={line} y={rowY(index)} brief={withVariances} />
      ))}
      {withVariances && <Variances />}
    </>
  );
}

function strokeOf({colour, strokeWidth, dash}: Line) {
  return {fill: 'none', stroke: colour, strokeWidth, strokeDasharray: dash};
}

function money(amount: number): Translations {
  const en = amount.toLocaleString('en').replace('-', '−');
  return {en, fr: en.replaceAll(',', '\u00a0')};
}

function pathOf({amount, controlPoints}: Line): string {
  const point = (time: number, share: number) =>
    `${(left + time * (right - left)).toFixed(1)} ${yOf(share * BUDGET).toFixed(1)}`;
  const [x1, y1, x2, y2] = controlPoints;
  const toStatus = `M${left} ${bottom}C${point(x1, y1)} ${point(x2, y2)} ${statusX} ${yOf(amount)}`;
  return amount === planned.amount ? `${toStatus}S${point(0.74, 1)} ${point(1, 1)}` : toStatus;
}

function Axes() {
  const days = [
    {x: left, text: {en: '13 Jan 2025', fr: '13 janv. 2025'}},
    {x: statusX, anchor: 'middle' as const, text: longDate(STATUS_DATE)},
    {x: right, anchor: 'end' as const, text: {en: '31 Mar 2026', fr: '31 mars 2026'}},
  ];
  const {en, fr} = money(BUDGET);
  const budget = withColon(label('budget'), {en: `€${en}`, fr: `${fr} €`});
  const line = {stroke: 'border-strong', strokeWidth: 1.5};
  return (
    <>
      {[400_000, 800_000, BUDGET].map((amount) => {
        const y = yOf(amount);
        const text = amount === BUDGET ? budget : money(amount);
        return (
          <g key={amount}>
            <path d={`M${left} ${y}H${right}`} stroke="border" />
            <Text x={left} y={y - 7} muted text={text} />
          </g>
        );
      })}
      <path d={`M${left} ${bottom}H${right}`} {...line} />
      {days.map(({text, ...textPosition}) => (
        <g key={textPosition.x}>
          <path d={`M${textPosition.x} ${bottom}v6`} {...line} />
          <Text
            {...textPosition}
            y={bottom + 24}
            bold={textPosition.anchor === 'middle'}
            text={text}
          />
        </g>
      ))}
    </>
  );
}

function StatusDate() {
  const line = {stroke: 'border-strong', strokeWidth: 1.5, strokeDasharray: '4 4'};
  return (
    <>
      <path d={`M${statusX} 98V${bottom}`} {...line} />
      <Text x={statusX} y={90} bold anchor="middle" text={label('status-date')} />
    </>
  );
}

function Value({line, y, brief}: {line: Line; y: number; brief: boolean}) {
  const dot = yOf(line.amount);
  const [short, amount] = [textOf(line.short), textOf(money(line.amount))];
  const {x, width} = card;
  return (
    <>
      <path d={`M${statusX + 6} ${dot}L${card.x} ${y}`} stroke="border-strong" />
      <circle cx={statusX} cy={dot} r={4.5} fill={line.colour} stroke="surface" strokeWidth={1.5} />
      <path d={`M${card.x + 1} ${y}h31`} {...strokeOf(line)} />
      {brief ? (
        <>
          <Text x={x + 40} y={y - 4} muted maxWidth={122} text={line.name} />
          <Text x={x + 40} y={y + 14} size={15} bold maxWidth={122} text={`${short} ${amount}`} />
        </>
      ) : (
        <>
          <Text
            x={x + 44}
            y={y + 5}
            size={15}
            maxWidth={176}
            text={`${textOf(line.name)} (${short})`}
          />
          <Text
            x={x + width - 14}
            y={y + 5}
            size={15}
            bold
            anchor="end"
            maxWidth={84}
            text={amount}
          />
        </>
      )}
    </>
  );
}

function Variances() {
  const x = card.x + 172;
  const bracket = (at: number, from: number, to: number) =>
    `M${at - 6} ${rowY(from)}H${at}V${rowY(to)}h-6`;
  const brackets = bracket(x, 0, 2) + bracket(x + 12, 1, 2);
  return (
    <>
      <path d={brackets} fill="none" stroke="danger" strokeWidth={2} />
      {variances.map(({name, short, from}, index) => {
        const [left, top] = [x + 9 + index * 12, rowY(index) + 18];
        const text = `${textOf(short)} ${textOf(money(earned.amount - from.amount))}`;
        return (
          <g key={name.en}>
            <Text x={left} y={top} muted maxWidth={138} text={name} />
            <Text x={left} y={top + 18} size={15} bold colour="danger" text={text} />
          </g>
        );
      })}
    </>
  );
}
