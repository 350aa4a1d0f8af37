import type {ReactNode} from 'react';
import {Badge, label, Panel, Table, Text, withColon, type At, type Words} from '../kit';
import {LEFT, RIGHT} from './lift-tutorials';

const gradeB: Words = {en: 'Grade B', fr: 'Note B'};
const allowed: Words = {en: 'Import allowed', fr: 'Import autorisé'};

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
  return (
    <Table
      x={LEFT}
      y={y}
      columns={[
        {head: {en: 'Rule', fr: 'Règle'}, width: 62},
        {head: {en: 'Test', fr: 'Test'}, width: 258},
        {head: {en: 'Score', fr: 'Score'}, width: 60, numeric: true},
      ]}
      rows={rules.map(({test, score}, index) => [`RUL-${index + 1}`, test, String(score)])}
    />
  );
}

const PANEL = 176;
const SCORE = 89.6;
const THRESHOLD = 80;

/** The score of the six rules, and its place above the blocking threshold. */
export function ScorePanel({y, height}: {y: number; height: number}): ReactNode {
  const x = RIGHT - PANEL;
  const middle = {x: x + PANEL / 2, middle: true, max: PANEL - 8};
  const threshold = withColon(label('blocking-threshold'), String(THRESHOLD));
  return (
    <Panel x={x} y={y} width={PANEL} height={height} raised>
      <Text {...middle} y={y + 34} size={15} bold text={label('quality-score')} />
      <Text {...middle} y={y + 94} size={44} bold text={{en: '89.6', fr: '89,6'}} />
      <Badge x={middle.x} y={y + 112} width={84} middle tone="success" text={gradeB} />
      <Gauge x={x + 20} y={y + 168} width={PANEL - 40} />
      <Text {...middle} y={y + 222} text={threshold} />
      <Text {...middle} y={y + 246} bold colour="success" text={allowed} />
    </Panel>
  );
}

/** The score from 0 to 100, with a line at the threshold. */
function Gauge({x, y, width}: At & {width: number}) {
  const threshold = x + (width * THRESHOLD) / 100;
  return (
    <>
      <rect x={x} y={y} width={width} height={12} rx={6} fill="border" />
      <rect x={x} y={y} width={(width * SCORE) / 100} height={12} rx={6} fill="success" />
      <path d={`M${threshold} ${y - 6}v34`} stroke="text" strokeWidth={2} />
    </>
  );
}
