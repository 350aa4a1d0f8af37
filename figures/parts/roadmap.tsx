import type {ReactNode} from 'react';
import {
  datesBetween,
  longDate,
  Marker,
  monthName,
  Text,
  TimelineBar,
  type BarTone,
  type FigureText,
  type Position,
  type TimeScale,
  type Translations,
} from '@guide/figures/kit';

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
};

/** Period of RMP-7. */
export const period = {start: longDate('2025-04-01'), end: longDate('2026-06-30')};

export const groupName: Translations = {en: 'Group', fr: 'Groupe'};

const HEADER_HEIGHT = 38;

/** First letters of months, the same in English and French. */
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
  /** First days of months; excludes `to`. */
  from: string;
  to: string;
}): ReactNode {
  const months = datesBetween(from, to, 1).filter((date) => date.endsWith('-01'));
  const [left, right] = [scale(from), scale(to)];
  return (
    <>
      {months.map((month, index) => {
        const [start, end] = [scale(month), scale(months[index + 1] ?? to)];
        const opensYear = index === 0 || month.endsWith('-01-01');
        const letter = monthName(month, 'en').charAt(0);
        return (
          <g key={month}>
            <path d={`M${start + 0.5} ${opensYear ? y : y + 20}V${y + height}`} stroke="border" />
            {opensYear && <Text x={start + 6} y={y + 15} muted bold text={month.slice(0, 4)} />}
            <Text
              x={(start + end) / 2}
              y={y + 34}
              muted
              anchor="middle"
              maxWidth={end - start}
              text={letter}
            />
          </g>
        );
      })}
      <path d={`M${right + 0.5} ${y}V${y + height}`} stroke="border" />
      <path d={`M${left} ${y + HEADER_HEIGHT + 3.5}H${right + 1}`} stroke="border" />
    </>
  );
}

/** Heading of a group, 24 high. `mark`: number of its marker. */
export function Lane({
  x,
  y,
  width,
  name,
  mark,
}: Position & {width: number; name: FigureText; mark?: number}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={width} height={24} rx={4} fill="surface-hover" />
      <Text x={x + 10} y={y + 17} bold maxWidth={width - 50} text={name} />
      {mark && <Marker x={x + width - 18} y={y + 12} number={mark} />}
    </>
  );
}

/** `to` is excluded. */
export function ItemBar({
  scale,
  from,
  to,
  y,
  name,
  after,
  tone,
}: {
  scale: TimeScale;
  from: string;
  to: string;
  y: number;
  name?: Translations;
  /** Draws the name after the bar, with this gap. Default: inside. */
  after?: number;
  tone?: BarTone;
}): ReactNode {
  const [start, end] = [scale(from), scale(to)];
  return (
    <>
      <TimelineBar
        x={start}
        y={y}
        width={end - start}
        tone={tone}
        text={after ? undefined : name}
      />
      {name && after && <Text x={end + after} y={y + 18} text={name} />}
    </>
  );
}
