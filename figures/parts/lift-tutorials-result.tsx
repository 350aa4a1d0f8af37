import type {ReactNode} from 'react';
import {
  Badge,
  badgeWidth,
  label,
  measure,
  Panel,
  stack,
  Text,
  type FigureText,
  type Position,
  type Tone,
  type Translations,
} from '@guide/figures/kit';
import {LEFT, RIGHT} from './lift-tutorials';

type Outcome = 'created' | 'skipped' | 'row-rejected';

/** Outcome of each row of a file, in order. `id`: External ID. */
type Result = [id: string, outcome: Outcome][];

export const firstResult: Result = [
  ['A-001', 'created'],
  ['A-002', 'created'],
  ['A-003', 'created'],
  ['A-004', 'created'],
  ['A-005', 'created'],
  ['A-006', 'row-rejected'],
  ['A-006', 'row-rejected'],
  ['A-008', 'row-rejected'],
  ['A-009', 'row-rejected'],
  ['A-010', 'created'],
];

/** Import of the corrected file: skips the rows of the first import. */
export const secondResult: Result = firstResult.map(([, outcome], index) => [
  `A-${String(index + 1).padStart(3, '0')}`,
  outcome === 'created' ? 'skipped' : 'created',
]);

export function RunResult({
  result,
  status,
  tone = 'neutral',
  note,
}: {
  result: Result;
  status: string;
  tone?: Tone;
  note: Translations;
}): ReactNode {
  return (
    <>
      <Badge x={LEFT} y={112} tone={tone} text={status} />
      <Text x={LEFT + badgeWidth(status) + 14} y={129} size={15} text={note} />
      <CountTiles rows={result} />
      <Text x={LEFT} y={274} muted text={{en: 'Rows of the file', fr: 'Lignes du fichier'}} />
      <RowStrip rows={result} />
      <OutcomeLegend rows={result} />
    </>
  );
}

const GAP = 8;
const TILE_WIDTH = (RIGHT - LEFT - 4 * GAP) / 5;

function CountTiles({rows}: {rows: Result}) {
  const outcomes = ['created', 'updated', 'skipped', 'row-rejected'];
  const counts = outcomes.map((key) => rows.filter(([, outcome]) => outcome === key).length);
  const tiles: [FigureText, number][] = [
    [{en: 'Read', fr: 'Lignes lues'}, rows.length],
    ...counts.map((count, index): [FigureText, number] => [label(outcomes[index]!), count]),
  ];
  return tiles.map(([name, count], index) => {
    const x = LEFT + index * (TILE_WIDTH + GAP);
    const centred = {x: x + TILE_WIDTH / 2, anchor: 'middle'} as const;
    return (
      <Panel key={index} x={x} y={152} width={TILE_WIDTH} height={88} raised>
        <Text {...centred} y={196} size={28} bold muted={count === 0} text={String(count)} />
        <Text {...centred} y={224} maxWidth={TILE_WIDTH - 4} text={name} />
      </Panel>
    );
  });
}

const CELL_WIDTH = (RIGHT - LEFT) / 10;

function RowStrip({rows}: {rows: Result}) {
  return (
    <>
      <Panel x={LEFT} y={284} width={RIGHT - LEFT} height={64} />
      {rows.map(([id, outcome], index) => {
        const x = LEFT + index * CELL_WIDTH;
        return (
          <g key={index}>
            {index > 0 && <path d={`M${x} 284v64`} stroke="border" />}
            <OutcomeMark x={x + CELL_WIDTH / 2} y={305} outcome={outcome} />
            <Text
              x={x + CELL_WIDTH / 2}
              y={337}
              anchor="middle"
              maxWidth={CELL_WIDTH - 2}
              text={id}
            />
          </g>
        );
      })}
    </>
  );
}

const outcomeStyles = {
  created: {colour: 'success', sign: 'm-5 0.500 3.500 3.500 6.500-7.500'},
  skipped: {colour: 'text-muted', sign: 'm-4.500-2.500h9m-9 5h9'},
  'row-rejected': {colour: 'danger', sign: 'm-4-4 8 8m0-8-8 8'},
} as const;

/** 22 × 22. `x`, `y`: centre. */
function OutcomeMark({x, y, outcome}: Position & {outcome: Outcome}) {
  const {colour, sign} = outcomeStyles[outcome];
  return (
    <>
      <circle cx={x} cy={y} r={11} fill={colour} />
      <path d={`M${x} ${y}${sign}`} fill="none" stroke="surface" strokeWidth={2.25} />
    </>
  );
}

function OutcomeLegend({rows}: {rows: Result}) {
  const outcomes = [...new Set(rows.map(([, outcome]) => outcome))];
  const starts = stack(
    outcomes.map((outcome) => measure(label(outcome), 14)),
    LEFT,
    54,
  );
  return outcomes.map((outcome, index) => (
    <g key={outcome}>
      <OutcomeMark x={starts[index]! + 11} y={371} outcome={outcome} />
      <Text x={starts[index]! + 29} y={376} text={label(outcome)} />
    </g>
  ));
}
