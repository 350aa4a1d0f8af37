import type {ReactNode} from 'react';
import {Marker, Text, TimelineBar, usePen, type TimeScale, type Words} from '../kit';

/** Names of the sample roadmap RMP-7. */
export const names = {
  roadmap: {en: 'Mobility roadmap 2025–2026', fr: 'Feuille de route mobilité 2025-2026'},
  ticketing: {en: 'Ticketing', fr: 'Billettique'},
  infrastructure: {en: 'Infrastructure', fr: 'Infrastructures'},
  data: {en: 'Data', fr: 'Données'},
  pilot: {en: 'Pilot on line A', fr: 'Pilote sur la ligne A'},
  goNoGo: {en: 'Go/no-go', fr: 'Décision de généralisation'},
  rollOut: {en: 'Network roll-out', fr: 'Déploiement réseau'},
  trackWorks: {en: 'Track works, section 1', fr: 'Travaux de voie, section 1'},
  testRun: {en: 'First test run', fr: 'Première marche d’essai'},
  portal: {en: 'Open data portal', fr: 'Portail de données ouvertes'},
} satisfies Record<string, Words>;

/** Start and end of the period of RMP-7, as its settings show them. */
export const period = {
  start: {en: '1 April 2025', fr: '1er avril 2025'},
  end: {en: '30 June 2026', fr: '30 juin 2026'},
} satisfies Record<string, Words>;

export const groupName: Words = {en: 'Group', fr: 'Groupe'};

const YEAR_AND_MONTHS = 38;

/** Years over months, each month by its first letter (the same in English and French). */
export function MonthLetters({
  y,
  height,
  scale,
  from,
  to,
}: {
  y: number;
  height: number;
  scale: TimeScale;
  /** First months, as `2025-04`; `to` is left out. */
  from: string;
  to: string;
}): ReactNode {
  const {c} = usePen();
  const months = monthsBetween(from, to);
  const left = scale(`${from}-01`);
  const right = scale(`${to}-01`);
  return (
    <>
      {months.map((month, index) => {
        const start = scale(`${month}-01`);
        const end = scale(`${months[index + 1] ?? to}-01`);
        const opensYear = index === 0 || month.endsWith('-01');
        return (
          <g key={month}>
            <path
              d={`M${start + 0.5} ${opensYear ? y : y + 20}V${y + height}`}
              stroke={c('border')}
            />
            {opensYear && (
              <Text x={start + 6} y={y + 15} size={14} colour="text-muted" bold>
                {month.slice(0, 4)}
              </Text>
            )}
            <Text
              x={(start + end) / 2}
              y={y + 34}
              size={14}
              colour="text-muted"
              anchor="middle"
              max={end - start}
            >
              {'JFMAMJJASOND'.charAt(Number(month.slice(5)) - 1)}
            </Text>
          </g>
        );
      })}
      <path d={`M${right + 0.5} ${y}V${y + height}`} stroke={c('border')} />
      <path d={`M${left} ${y + YEAR_AND_MONTHS + 3.5}H${right + 1}`} stroke={c('border')} />
    </>
  );
}

function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (
    const month = new Date(`${from}-01`);
    month < new Date(`${to}-01`);
    month.setUTCMonth(month.getUTCMonth() + 1)
  ) {
    months.push(month.toISOString().slice(0, 7));
  }
  return months;
}

/** The band with the name of a group, 24 high, and its number at the end. */
export function Lane({
  x,
  y,
  width,
  name,
  mark,
}: {
  x: number;
  y: number;
  width: number;
  name: string;
  mark?: number;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect x={x} y={y} width={width} height={24} rx={4} fill={c('surface-hover')} />
      <Text x={x + 10} y={y + 17} size={14} bold max={width - 50}>
        {name}
      </Text>
      {mark && (
        <Marker x={x + width - 18} y={y + 12}>
          {mark}
        </Marker>
      )}
    </>
  );
}

/** The bar of an item between two dates (the last one left out), named inside or after it. */
export function ItemBar({
  scale,
  from,
  to,
  y,
  name,
  after,
}: {
  scale: TimeScale;
  from: string;
  to: string;
  y: number;
  name?: Words;
  /** How far after the bar its name stands; inside without it. */
  after?: number;
}): ReactNode {
  const {say} = usePen();
  const [start, end] = [scale(from), scale(to)];
  return (
    <>
      <TimelineBar
        x={start}
        y={y}
        width={end - start}
        text={name && !after ? say(name) : undefined}
      />
      {name && after && (
        <Text x={end + after} y={y + 18} size={14}>
          {say(name)}
        </Text>
      )}
    </>
  );
}
