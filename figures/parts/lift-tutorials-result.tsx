import type {ReactNode} from 'react';
import {Badge, measure, Panel, Text, usePen, widthFor, type Tone, type Words} from '../kit';
import {LEFT, RIGHT} from './lift-tutorials';

export type Outcome = 'created' | 'skipped' | 'row-rejected';

export interface Result {
  read: number;
  created: number;
  updated: number;
  skipped: number;
  rejected: number;
  /** What became of each row of the file, with its External ID. */
  rows: [id: string, outcome: Outcome][];
}

/** The rows of the sample file in a project without actions. */
export const firstResult: Result = {
  read: 10,
  created: 6,
  updated: 0,
  skipped: 0,
  rejected: 4,
  rows: [
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
  ],
};

/** The rows of the corrected file, after the first import. */
export const secondResult: Result = {
  read: 10,
  created: 4,
  updated: 0,
  skipped: 6,
  rejected: 0,
  rows: [
    ['A-001', 'skipped'],
    ['A-002', 'skipped'],
    ['A-003', 'skipped'],
    ['A-004', 'skipped'],
    ['A-005', 'skipped'],
    ['A-006', 'created'],
    ['A-007', 'created'],
    ['A-008', 'created'],
    ['A-009', 'created'],
    ['A-010', 'skipped'],
  ],
};

/** What a run did: its status and a note, its counts, and each of its rows. */
export function RunResult({
  result,
  status,
  tone = 'neutral',
  note,
}: {
  result: Result;
  status: string;
  tone?: Tone;
  note: Words;
}): ReactNode {
  const {say} = usePen();
  return (
    <>
      <Badge x={LEFT} y={112} tone={tone}>
        {status}
      </Badge>
      <Text x={LEFT + widthFor(status, 14, 9) + 14} y={129}>
        {say(note)}
      </Text>
      <CountTiles result={result} />
      <Text x={LEFT} y={274} size={14} colour="text-muted">
        {say({en: 'Rows of the file', fr: 'Lignes du fichier'})}
      </Text>
      <RowStrip rows={result.rows} />
      <OutcomeLegend rows={result.rows} />
    </>
  );
}

const GAP = 8;
const TILE = (RIGHT - LEFT - 4 * GAP) / 5;

function CountTiles({result}: {result: Result}) {
  const {label, say} = usePen();
  const tiles: [string, number][] = [
    [say({en: 'Read', fr: 'Lignes lues'}), result.read],
    [label('created'), result.created],
    [label('updated'), result.updated],
    [label('skipped'), result.skipped],
    [label('row-rejected'), result.rejected],
  ];
  return (
    <>
      {tiles.map(([name, count], index) => {
        const x = LEFT + index * (TILE + GAP);
        return (
          <Panel key={name} x={x} y={152} width={TILE} height={88} raised>
            <Text
              x={x + TILE / 2}
              y={196}
              size={28}
              bold
              anchor="middle"
              colour={count === 0 ? 'text-muted' : 'text'}
            >
              {String(count)}
            </Text>
            <Text x={x + TILE / 2} y={224} size={14} anchor="middle" max={TILE - 4}>
              {name}
            </Text>
          </Panel>
        );
      })}
    </>
  );
}

const CELL = (RIGHT - LEFT) / 10;

function RowStrip({rows}: {rows: Result['rows']}) {
  const {c} = usePen();
  return (
    <>
      <Panel x={LEFT} y={284} width={RIGHT - LEFT} height={64} />
      {rows.map(([id, outcome], index) => {
        const x = LEFT + index * CELL;
        return (
          <g key={index}>
            {index > 0 && <path d={`M${x} 284v64`} stroke={c('border')} />}
            <OutcomeMark x={x + CELL / 2} y={305} outcome={outcome} />
            <Text x={x + CELL / 2} y={337} size={14} anchor="middle" max={CELL - 2}>
              {id}
            </Text>
          </g>
        );
      })}
    </>
  );
}

const looks = {
  created: {colour: 'success', sign: 'm-5 0.500 3.500 3.500 6.500-7.500'},
  skipped: {colour: 'text-muted', sign: 'm-4.500-2.500h9m-9 5h9'},
  'row-rejected': {colour: 'danger', sign: 'm-4-4 8 8m0-8-8 8'},
} as const;

/** A tick, an equals sign or a cross in a circle, 22 across. */
function OutcomeMark({x, y, outcome}: {x: number; y: number; outcome: Outcome}) {
  const {c} = usePen();
  const {colour, sign} = looks[outcome];
  return (
    <>
      <circle cx={x} cy={y} r={11} fill={c(colour)} />
      <path d={`M${x} ${y}${sign}`} fill="none" stroke={c('surface')} strokeWidth={2.25} />
    </>
  );
}

function OutcomeLegend({rows}: {rows: Result['rows']}) {
  const {label} = usePen();
  const outcomes = [...new Set(rows.map(([, outcome]) => outcome))];
  const starts = outcomes.map((_, index) =>
    outcomes.slice(0, index).reduce((sum, outcome) => sum + measure(label(outcome), 14) + 54, LEFT),
  );
  return (
    <>
      {outcomes.map((outcome, index) => (
        <g key={outcome}>
          <OutcomeMark x={starts[index]! + 11} y={371} outcome={outcome} />
          <Text x={starts[index]! + 29} y={376} size={14}>
            {label(outcome)}
          </Text>
        </g>
      ))}
    </>
  );
}
