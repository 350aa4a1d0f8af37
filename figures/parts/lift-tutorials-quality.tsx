import type {ReactNode} from 'react';
import {Badge, Panel, Table, Text, usePen, type Words} from '../kit';
import {LEFT, RIGHT} from './lift-tutorials';

const rules: {test: Words; score: number}[] = [
  {test: {en: 'owner is not empty', fr: 'owner n’est pas vide'}, score: 90},
  {test: {en: 'due is not empty', fr: 'due n’est pas vide'}, score: 100},
  {test: {en: 'external_id is unique', fr: 'external_id est unique'}, score: 80},
  {test: {en: 'status is in the list', fr: 'status figure dans la liste'}, score: 90},
  {test: {en: 'owner matches a pattern', fr: 'owner respecte un motif'}, score: 100},
  {test: {en: 'due at or after start', fr: 'due égal ou postérieur à start'}, score: 90},
];

/** The six rules of tutorial 1, each with its score. */
export function RuleTable({y}: {y: number}): ReactNode {
  const {say} = usePen();
  return (
    <Table
      x={LEFT}
      y={y}
      columns={[
        {head: say({en: 'Rule', fr: 'Règle'}), width: 62},
        {head: say({en: 'Test', fr: 'Test'}), width: 258},
        {head: say({en: 'Score', fr: 'Score'}), width: 60, numeric: true},
      ]}
      rows={rules.map(({test, score}, index) => [`RUL-${index + 1}`, say(test), String(score)])}
    />
  );
}

const PANEL = 176;
const SCORE = 89.6;
const THRESHOLD = 80;

/** The score of the six rules, and its place above the blocking threshold. */
export function ScorePanel({y, height}: {y: number; height: number}): ReactNode {
  const {label, say} = usePen();
  const x = RIGHT - PANEL;
  const middle = x + PANEL / 2;
  return (
    <Panel x={x} y={y} width={PANEL} height={height} raised>
      <Text x={middle} y={y + 34} bold anchor="middle" max={PANEL - 16}>
        {label('quality-score')}
      </Text>
      <Text x={middle} y={y + 94} size={44} bold anchor="middle" max={PANEL - 16}>
        {say({en: '89.6', fr: '89,6'})}
      </Text>
      <GradeBadge x={middle} y={y + 112} />
      <Gauge x={x + 20} y={y + 168} width={PANEL - 40} />
      <Text x={middle} y={y + 222} size={14} anchor="middle" max={PANEL - 8}>
        {say({en: `${label('blocking-threshold')}: 80`, fr: `${label('blocking-threshold')} : 80`})}
      </Text>
      <Text x={middle} y={y + 246} size={14} bold anchor="middle" colour="success" max={PANEL - 8}>
        {say({en: 'Import allowed', fr: 'Import autorisé'})}
      </Text>
    </Panel>
  );
}

function GradeBadge({x, y}: {x: number; y: number}) {
  const {say} = usePen();
  const width = 84;
  return (
    <Badge x={x - width / 2} y={y} width={width} tone="success">
      {say({en: 'Grade B', fr: 'Note B'})}
    </Badge>
  );
}

/** The score from 0 to 100, with a line at the threshold. */
function Gauge({x, y, width}: {x: number; y: number; width: number}) {
  const {c} = usePen();
  const threshold = x + (width * THRESHOLD) / 100;
  return (
    <>
      <rect x={x} y={y} width={width} height={12} rx={6} fill={c('border')} />
      <rect x={x} y={y} width={(width * SCORE) / 100} height={12} rx={6} fill={c('success')} />
      <path d={`M${threshold} ${y - 6}v34`} stroke={c('text')} strokeWidth={2} />
    </>
  );
}
