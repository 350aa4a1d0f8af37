import type {ReactNode} from 'react';
import {addDays, datesBetween, label, percentage, Rect, say, Text, type Words} from '../kit';
import {RoadmapWindow} from './roadmap-tutorials';
import {Head} from './roadmap-tutorials-timeline';
import {CHART, EDGE, scaleOf, type Span} from './roadmap-tutorials-view';

export const team: Words = {en: 'Integration team', fr: 'Équipe d’intégration'};
const twentyDays: Words = {en: '20 days per week', fr: '20 jours par semaine'};

/** Where the columns of the load stand, and how tall a load of 100% is. */
const FLOOR = 322;
const HUNDRED = 120;

const fiveWeeks: Span = {from: '2025-09-08', to: '2025-10-13', unit: 'weeks'};
const twoWeeks = {from: '2025-09-15', to: '2025-09-29'};

/** The Resources view: the load of the team, week by week, to scale. */
export function Load({
  height,
  weeks,
  sum,
}: {
  height: number;
  /** Percent of each week. */
  weeks: number[];
  /** Words below the two weeks that the step is about. */
  sum: Words;
}): ReactNode {
  const scale = scaleOf(fiveWeeks);
  const [top, max] = [FLOOR - HUNDRED, CHART - 24];
  const [from, to] = [scale(twoWeeks.from) - 0.75, scale(twoWeeks.to) + 0.75];
  const ring = {x: from, y: 110.75, width: to - from, height: FLOOR - 107.5};
  const capacity = `${label('capacity')} ${say(percentage(100))}`;
  return (
    <RoadmapWindow height={height} open="resources">
      <Text x={20} y={156} size={15} bold max={max} text={team} />
      <Text x={20} y={178} muted max={max} text={twentyDays} />
      <Text x={CHART - 10} y={top + 5} end max={max} text={capacity} />
      <Head span={fiveWeeks} bottom={FLOOR} />
      <path d={`M5 ${FLOOR}H${EDGE + 1}M${CHART} 90V${FLOOR}M5 132H${EDGE + 1}`} stroke="border" />
      {datesBetween(fiveWeeks.from, fiveWeeks.to, 7).map((monday, index) => {
        const [x, end] = [scale(monday), scale(addDays(monday, 7))];
        return <Week key={monday} x={x} width={end - x} percent={weeks[index]!} />;
      })}
      <path d={`M${CHART} ${top}H${EDGE}`} stroke="text" strokeWidth={1.5} strokeDasharray="5 4" />
      <Rect {...ring} fill="none" stroke="accent" thickness={2.5} />
      <Text
        x={scale('2025-09-22')}
        y={FLOOR + 24}
        bold
        colour="accent"
        middle
        max={160}
        text={sum}
      />
    </RoadmapWindow>
  );
}

function Week({x, width, percent}: {x: number; width: number; percent: number}) {
  const [tone, word] =
    percent > 100 ? (['danger', 'red'] as const) : (['success', 'green'] as const);
  const height = (percent * HUNDRED) / 100;
  const column = {x: x + 5, y: FLOOR - height, width: width - 10, height};
  const text = {x: x + width / 2, middle: true, colour: tone} as const;
  return (
    <>
      <rect {...column} fill={`${tone}-soft`} stroke={tone} strokeWidth={1.5} />
      <Text {...text} y={column.y - 8} bold max={width - 6} text={percentage(percent)} />
      <Text {...text} y={FLOOR - 20} max={width - 12} text={label(word)} />
    </>
  );
}
