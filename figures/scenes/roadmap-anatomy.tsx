import type {ReactNode} from 'react';
import {
  Arrow,
  DayLine,
  defineFigure,
  type FigureText,
  label,
  Marker,
  measure,
  Milestone,
  percentage,
  type Position,
  Rect,
  stack,
  stackSize,
  Text,
  timeScale,
  WIDTH,
} from '@guide/figures/kit';
import {groupName, ItemBar, Lane, MonthLetters, names} from '../parts/roadmap';

const LEFT = 16;
const RIGHT = WIDTH - 16;
const HEADER_TOP = 42;
const LEGEND_TOP = 470;

const scale = timeScale('2025-04-01', '2026-07-01', LEFT, RIGHT - LEFT);
const sides = {x: LEFT, width: RIGHT - LEFT};
const lanes = {ticketing: 86, infrastructure: 228, data: 318, load: 402};

export default defineFigure({height: 514, draw: RoadmapAnatomy});

function RoadmapAnatomy() {
  return (
    <>
      <Text x={LEFT} y={30} size={16} bold maxWidth={RIGHT - LEFT} text={names.roadmap} />
      <MonthLetters y={HEADER_TOP} height={42} scale={scale} from="2025-04-01" to="2026-07-01" />
      <DayLine
        x={scale('2025-06-30')}
        y={HEADER_TOP + 46}
        height={lanes.load - HEADER_TOP - 54}
        text={label('today')}
      />
      <Ticketing y={lanes.ticketing} />
      <Infrastructure y={lanes.infrastructure} />
      <Data y={lanes.data} />
      <LoadStrip y={lanes.load} />
      <Marker x={scale('2025-06-30') - 18} y={lanes.load - 20} number={5} />
      <NumberedLegend
        {...sides}
        y={LEGEND_TOP}
        parts={[
          groupName,
          label('bar'),
          label('milestone'),
          {en: 'Link', fr: 'Lien'},
          label('today'),
          label('load'),
        ]}
      />
    </>
  );
}

function Ticketing({y}: {y: number}) {
  const [pilot, decision] = [scale('2025-09-27'), scale('2025-10-10')];
  const [first, second, third] = [y + 30, y + 74, y + 106];
  return (
    <>
      <Lane {...sides} y={y} name={names.ticketing} mark={1} />
      <ItemBar
        scale={scale}
        from="2025-06-02"
        to="2025-09-27"
        y={first}
        name={names.pilot}
        after={28}
      />
      <Marker x={scale('2025-06-02') - 18} y={first + 13} number={2} />
      <Milestone x={decision} y={second} text={names.goNoGo} />
      <Arrow d={`M${pilot} ${first + 13}H${decision}V${second + 1}`} colour="text" />
      <Marker x={decision - 23} y={first + 43} number={4} />
      <ItemBar scale={scale} from="2025-10-13" to="2026-02-28" y={third} name={names.rollOut} />
    </>
  );
}

function Infrastructure({y}: {y: number}) {
  const testRun = scale('2026-05-18');
  return (
    <>
      <Lane {...sides} y={y} name={names.infrastructure} />
      <ItemBar
        scale={scale}
        from="2025-04-07"
        to="2026-03-14"
        y={y + 30}
        name={names.trackWorks}
        tone="warning"
      />
      <Milestone x={testRun} y={y + 60} colour="warning" />
      <Text x={testRun - 15} y={y + 78} anchor="end" text={names.testRun} />
      <Marker x={testRun + 27} y={y + 73} number={3} />
    </>
  );
}

function Data({y}: {y: number}) {
  return (
    <>
      <Lane {...sides} y={y} name={names.data} />
      <ItemBar
        scale={scale}
        from="2025-09-15"
        to="2026-01-24"
        y={y + 30}
        name={{en: names.portal.en, fr: 'Portail de données…'}}
        tone="success"
      />
    </>
  );
}

/** Load per quarter: the Track crew spends 40 of its 50 days per week on track works. */
function LoadStrip({y}: {y: number}) {
  const name = {
    en: `${label('load')} of the Track crew`,
    fr: `${label('load')} de l’équipe voie`,
  };
  const quarters = ['2025-04-07', '2025-07-01', '2025-10-01', '2026-01-01', '2026-03-14'];
  return (
    <>
      <Lane {...sides} y={y} name={name} mark={6} />
      {quarters.slice(1).map((to, index) => {
        const [start, end] = [scale(quarters[index]!), scale(to)];
        const bounds = {x: start, y: y + 30, width: end - start - 1, height: 25};
        const textProps = {x: (start + end) / 2, y: y + 47, anchor: 'middle'} as const;
        return (
          <g key={to}>
            <Rect {...bounds} radius={3} fill="success-soft" stroke="success" />
            <Text {...textProps} bold colour="success" text={percentage(80)} />
          </g>
        );
      })}
    </>
  );
}

/** 34 high. */
function NumberedLegend({
  x,
  y,
  width,
  parts,
}: Position & {width: number; parts: FigureText[]}): ReactNode {
  const widths = parts.map((part) => 32 + measure(part, 14));
  const gap = (width - stackSize(widths)) / (parts.length - 1);
  const starts = stack(widths, x, gap);
  return (
    <>
      <path d={`M${x} ${y - 0.5}h${width}`} stroke="border" />
      {parts.map((part, index) => (
        <g key={index}>
          <Marker x={starts[index]! + 13} y={y + 19} number={index + 1} />
          <Text x={starts[index]! + 31} y={y + 24} text={part} />
        </g>
      ))}
    </>
  );
}
