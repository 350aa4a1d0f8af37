import type {ReactNode} from 'react';
import {Arrow, measure, Text, usePen, type LabelKey} from '../kit';
import {LEFT, RIGHT} from './lift-tutorials';

const SOURCE = 150;
const FIELD = 172;
const MIDDLE = (LEFT + SOURCE + RIGHT - FIELD) / 2;

export interface Line {
  /** Column of the source; none for a constant. */
  source?: string;
  /** How the field is filled; none when the column is not mapped. */
  rule?: string;
  field?: LabelKey;
  /** The step is about this line. */
  strong?: boolean;
}

/** Columns of the source, at the left, joined to the fields of an action. */
export function MappingLines({
  lines,
  top,
  pitch,
}: {
  lines: Line[];
  top: number;
  pitch: number;
}): ReactNode {
  const {say} = usePen();
  return (
    <>
      <Head x={LEFT + 10}>{say({en: 'Column', fr: 'Colonne'})}</Head>
      <Head x={MIDDLE} middle>
        {say({en: 'Rule', fr: 'Règle'})}
      </Head>
      <Head x={RIGHT - FIELD + 10}>{say({en: 'Field', fr: 'Champ'})}</Head>
      {lines.map((line, index) => (
        <MappingLine key={index} y={top + index * pitch} {...line} />
      ))}
    </>
  );
}

function Head({x, middle = false, children}: {x: number; middle?: boolean; children: string}) {
  return (
    <Text
      x={x}
      y={116}
      size={14}
      colour="text-muted"
      anchor={middle ? 'middle' : 'start'}
      max={140}
    >
      {children}
    </Text>
  );
}

function MappingLine({y, source, rule, field, strong = false}: Line & {y: number}) {
  const {label, say} = usePen();
  const words = rule ?? say({en: 'Not mapped', fr: 'Sans correspondance'});
  const half = measure(words, 14, strong) / 2 + 8;
  const middle = y + 11;
  const colour = strong ? 'accent' : 'text-muted';
  return (
    <>
      {source && (
        <>
          <Chip x={LEFT} y={y} width={SOURCE} strong={strong} dashed={!field}>
            {source}
          </Chip>
          <Join
            from={LEFT + SOURCE}
            to={MIDDLE - half}
            y={middle}
            colour={colour}
            dashed={!field}
          />
        </>
      )}
      <Text
        x={MIDDLE}
        y={middle + 5}
        size={14}
        bold={strong}
        anchor="middle"
        colour={field ? (strong ? 'accent' : 'text') : 'text-muted'}
        max={190}
      >
        {words}
      </Text>
      {field && (
        <>
          <Arrow
            points={[
              [MIDDLE + half, middle],
              [RIGHT - FIELD - 4, middle],
            ]}
            colour={colour}
          />
          <Chip x={RIGHT - FIELD} y={y} width={FIELD} strong={strong}>
            {label(field)}
          </Chip>
        </>
      )}
    </>
  );
}

function Join({
  from,
  to,
  y,
  colour,
  dashed,
}: {
  from: number;
  to: number;
  y: number;
  colour: 'accent' | 'text-muted';
  dashed: boolean;
}) {
  const {c} = usePen();
  return (
    <path
      d={`M${from} ${y}H${to.toFixed(1)}`}
      stroke={c(colour)}
      strokeWidth={2}
      strokeDasharray={dashed ? '5 4' : undefined}
    />
  );
}

/** A name in a frame, 22 high. */
export function Chip({
  x,
  y,
  width,
  strong = false,
  dashed = false,
  children,
}: {
  x: number;
  y: number;
  width: number;
  strong?: boolean;
  dashed?: boolean;
  children: string;
}): ReactNode {
  const {c} = usePen();
  return (
    <>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height={20.5}
        rx={5}
        fill={c(strong ? 'accent-soft' : dashed ? 'surface' : 'surface-raised')}
        stroke={c(strong ? 'accent' : 'border-strong')}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      <Text x={x + 10} y={y + 16} size={14} bold={strong} max={width - 14}>
        {children}
      </Text>
    </>
  );
}
