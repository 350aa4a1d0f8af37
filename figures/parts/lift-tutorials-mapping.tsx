import type {ReactNode} from 'react';
import {
  Arrow,
  label,
  measure,
  Rect,
  Text,
  textOf,
  type LabelKey,
  type FigureText,
  type Position,
} from '@guide/figures/kit';
import {LEFT, RIGHT} from './lift-tutorials';

const SOURCE_WIDTH = 150;
const FIELD_WIDTH = 172;
const RULE_X = (LEFT + SOURCE_WIDTH + RIGHT - FIELD_WIDTH) / 2;

export const heads = {
  column: {en: 'Column', fr: 'Colonne'},
  rule: {en: 'Rule', fr: 'Règle'},
  field: {en: 'Field', fr: 'Champ'},
};

export interface Line {
  /** Source column; missing for a constant. */
  source?: FigureText;
  /** Missing if the column isn't mapped. */
  rule?: string;
  field?: LabelKey;
  emphasised?: boolean;
}

export function MappingLines({
  lines,
  top,
  rowStep,
}: {
  lines: Line[];
  top: number;
  rowStep: number;
}): ReactNode {
  const head = {y: 116, muted: true, maxWidth: 140};
  return (
    <>
      <Text {...head} x={LEFT + 10} text={heads.column} />
      <Text {...head} x={RULE_X} anchor="middle" text={heads.rule} />
      <Text {...head} x={RIGHT - FIELD_WIDTH + 10} text={heads.field} />
      {lines.map((line, index) => (
        <MappingLine key={index} y={top + index * rowStep} {...line} />
      ))}
    </>
  );
}

function MappingLine({y, source, rule, field, emphasised = false}: Line & {y: number}) {
  const ruleText = rule ?? textOf({en: 'Not mapped', fr: 'Sans correspondance'});
  const half = measure(ruleText, 14, emphasised) / 2 + 8;
  const centreY = y + 11;
  const colour = emphasised ? 'accent' : 'text-muted';
  const join = {stroke: colour, strokeWidth: 2, strokeDasharray: field ? undefined : '5 4'};
  return (
    <>
      {source && (
        <>
          <Chip
            x={LEFT}
            y={y}
            width={SOURCE_WIDTH}
            emphasised={emphasised}
            dashed={!field}
            text={source}
          />
          <path d={`M${LEFT + SOURCE_WIDTH} ${centreY}H${(RULE_X - half).toFixed(1)}`} {...join} />
        </>
      )}
      <Text
        x={RULE_X}
        y={centreY + 5}
        bold={emphasised}
        anchor="middle"
        colour={field && !emphasised ? 'text' : colour}
        maxWidth={190}
        text={ruleText}
      />
      {field && (
        <>
          <Arrow d={`M${RULE_X + half} ${centreY}H${RIGHT - FIELD_WIDTH - 4}`} colour={colour} />
          <Chip
            x={RIGHT - FIELD_WIDTH}
            y={y}
            width={FIELD_WIDTH}
            emphasised={emphasised}
            text={label(field)}
          />
        </>
      )}
    </>
  );
}

/** 22 high. */
export function Chip({
  x,
  y,
  width,
  emphasised = false,
  dashed = false,
  text,
}: Position & {
  width: number;
  emphasised?: boolean;
  dashed?: boolean;
  text: FigureText;
}): ReactNode {
  const [fill, stroke] = emphasised
    ? (['accent-soft', 'accent'] as const)
    : ([dashed ? 'surface' : 'surface-raised', 'border-strong'] as const);
  const outline = {fill, stroke, dashed, radius: 5, inset: 0.75};
  return (
    <>
      <Rect x={x} y={y} width={width} height={22} {...outline} />
      <Text x={x + 10} y={y + 16} bold={emphasised} maxWidth={width - 14} text={text} />
    </>
  );
}
