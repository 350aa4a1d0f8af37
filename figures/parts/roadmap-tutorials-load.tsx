import type {ReactNode} from 'react';
import {Text, usePen, type Words} from '../kit';
import {CHART, EDGE, Head, RoadmapWindow, scaleOf, type Span} from './roadmap-tutorials';
import {Focus} from './roadmap-tutorials-panel';
import {addDays, datesBetween} from './roadmap-tutorials-data';

export const team: Words = {en: 'Integration team', fr: 'Équipe d’intégration'};

/** Where the columns of the load stand, and how tall a load of 100% is. */
const FLOOR = 322;
const HUNDRED = 120;

const fiveWeeks: Span = {from: '2025-09-08', to: '2025-10-13', unit: 'weeks'};

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
  const {c, label, say} = usePen();
  const scale = scaleOf(fiveWeeks);
  return (
    <RoadmapWindow height={height} open="resources">
      <Text x={20} y={156} bold max={CHART - 24}>
        {say(team)}
      </Text>
      <Text x={20} y={178} size={14} colour="text-muted" max={CHART - 24}>
        {say({en: '20 days per week', fr: '20 jours par semaine'})}
      </Text>
      <Text x={CHART - 10} y={FLOOR - HUNDRED + 5} size={14} anchor="end" max={CHART - 24}>
        {say({en: `${label('capacity')} 100%`, fr: `${label('capacity')} 100 %`})}
      </Text>
      <Head span={fiveWeeks} bottom={FLOOR} />
      <path
        d={`M5 ${FLOOR}H${EDGE + 1}M${CHART} 90V${FLOOR}M5 132H${EDGE + 1}`}
        stroke={c('border')}
      />
      {datesBetween(fiveWeeks.from, fiveWeeks.to, 7).map((monday, index) => (
        <Week
          key={monday}
          x={scale(monday)}
          width={scale(addDays(monday, 7)) - scale(monday)}
          percent={weeks[index]!}
        />
      ))}
      <path
        d={`M${CHART} ${FLOOR - HUNDRED}H${EDGE}`}
        stroke={c('text')}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <Focus
        x={scale('2025-09-15') + 0.5}
        y={112}
        width={scale('2025-09-29') - scale('2025-09-15') - 1}
        height={FLOOR - 110}
      />
      <Text
        x={scale('2025-09-22')}
        y={FLOOR + 24}
        size={14}
        bold
        colour="accent"
        anchor="middle"
        max={160}
      >
        {say(sum)}
      </Text>
    </RoadmapWindow>
  );
}

function Week({x, width, percent}: {x: number; width: number; percent: number}): ReactNode {
  const {c, label, say} = usePen();
  const over = percent > 100;
  const [soft, strong] = over
    ? (['danger-soft', 'danger'] as const)
    : (['success-soft', 'success'] as const);
  const middle = x + width / 2;
  const tall = (percent * HUNDRED) / 100;
  return (
    <>
      <rect
        x={x + 5}
        y={FLOOR - tall}
        width={width - 10}
        height={tall}
        fill={c(soft)}
        stroke={c(strong)}
        strokeWidth={1.5}
      />
      <Text
        x={middle}
        y={FLOOR - tall - 8}
        size={14}
        bold
        anchor="middle"
        colour={strong}
        max={width - 6}
      >
        {say({en: `${percent}%`, fr: `${percent} %`})}
      </Text>
      <Text x={middle} y={FLOOR - 20} size={14} anchor="middle" colour={strong} max={width - 12}>
        {label(over ? 'red' : 'green')}
      </Text>
    </>
  );
}
