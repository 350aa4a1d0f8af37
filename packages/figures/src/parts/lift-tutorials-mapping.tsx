import type {ReactNode} from 'react';
import {Arrow, label, measure, Rect, say, Text, type At, type LabelKey, type Phrase} from '../kit';
import {LEFT, RIGHT} from './lift-tutorials';

const SOURCE = 150;
const FIELD = 172;
const MIDDLE = (LEFT + SOURCE + RIGHT - FIELD) / 2;

export const heads = {
  column: {en: 'Column', fr: 'Colonne'},
  rule: {en: 'Rule', fr: 'Règle'},
  field: {en: 'Field', fr: 'Champ'},
};

export interface Line {
  /** Source column; missing for a constant. */
  source?: Phrase;
  /** Missing if the column isn't mapped. */
  rule?: string;
  field?: LabelKey;
  /** Emphasised. */
  strong?: boolean;
}

/** Source columns on the left, linked to the fields of an action. */
export function MappingLines({
  lines,
  top,
  pitch,
}: {
  lines: Line[];
  top: number;
  pitch: number;
}): ReactNode {
  const head = {y: 116, muted: true, max: 140};
  return (
    <>
      <Text {...head} x={LEFT + 10} text={heads.column} />
      <Text {...head} x={MIDDLE} middle text={heads.rule} />
      <Text {...head} x={RIGHT - FIELD + 10} text={heads.field} />
      {lines.map((line, index) => (
        <MappingLine key={index} y={top + index * pitch} {...line} />
      ))}
    </>
  );
}

function MappingLine({y, source, rule, field, strong = false}: Line & {y: number}) {
  const words = rule ?? say({en: 'Not mapped', fr: 'Sans correspondance'});
  const half = measure(words, 14, strong) / 2 + 8;
  const middle = y + 11;
  const colour = strong ? 'accent' : 'text-muted';
  const join = {stroke: colour, strokeWidth: 2, strokeDasharray: field ? undefined : '5 4'};
  return (
    <>
      {source && (
        <>
          <Chip x={LEFT} y={y} width={SOURCE} strong={strong} dashed={!field} text={source} />
          <path d={`M${LEFT + SOURCE} ${middle}H${(MIDDLE - half).toFixed(1)}`} {...join} />
        </>
      )}
      <Text
        x={MIDDLE}
        y={middle + 5}
        bold={strong}
        middle
        colour={field && !strong ? 'text' : colour}
        max={190}
        text={words}
      />
      {field && (
        <>
          <Arrow d={`M${MIDDLE + half} ${middle}H${RIGHT - FIELD - 4}`} colour={colour} />
          <Chip x={RIGHT - FIELD} y={y} width={FIELD} strong={strong} text={label(field)} />
        </>
      )}
    </>
  );
}

/** Framed name, 22 high. */
export function Chip({
  x,
  y,
  width,
  strong = false,
  dashed = false,
  text,
}: At & {width: number; strong?: boolean; dashed?: boolean; text: Phrase}): ReactNode {
  const [fill, stroke] = strong
    ? (['accent-soft', 'accent'] as const)
    : ([dashed ? 'surface' : 'surface-raised', 'border-strong'] as const);
  const outline = {fill, stroke, dashed, radius: 5, inset: 0.75};
  return (
    <>
      <Rect x={x} y={y} width={width} height={22} {...outline} />
      <Text x={x + 10} y={y + 16} bold={strong} max={width - 14} text={text} />
    </>
  );
}
