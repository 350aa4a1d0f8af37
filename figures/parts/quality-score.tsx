import type {ReactNode} from 'react';
import {Badge, Text, usePen, WIDTH, type Locale, type Words} from '../kit';

export const QUALITY_SCORE_HEIGHT = 376;

interface Dimension {
  name: Words;
  score: number;
  weight: number;
}

/** The scores of DST-12 on 30 June 2025. */
const dimensions: Dimension[] = [
  {name: {en: 'Completeness', fr: 'Complétude'}, score: 95, weight: 30},
  {name: {en: 'Uniqueness', fr: 'Unicité'}, score: 80, weight: 25},
  {name: {en: 'Validity', fr: 'Validité'}, score: 93.3, weight: 20},
  {name: {en: 'Consistency', fr: 'Cohérence'}, score: 90, weight: 15},
  {name: {en: 'Timeliness', fr: 'Fraîcheur'}, score: 90, weight: 10},
];

const TOTAL = 89.7;
const THRESHOLD = 80;

const MARGIN = 20;
const ZERO = 210;
const HUNDRED = 520;
const FIRST = 86;
const PITCH = 38;
const TOTAL_Y = FIRST + 5 * PITCH + 14;
const AXIS = TOTAL_Y + 50;

const placeOf = (score: number) => ZERO + (score / 100) * (HUNDRED - ZERO);

function written(score: number, locale: Locale): string {
  return locale === 'fr' ? String(score).replace('.', ',') : String(score);
}

/** The score of DST-12, from its five dimensions to its total. */
export function QualityScore(): ReactNode {
  const {c, label, locale, say} = usePen();
  return (
    <>
      <Text x={MARGIN} y={34} size={16} bold>
        {`DST-12 · ${label('quality-score')}`}
      </Text>
      <Heads />
      <Scale />
      {dimensions.map(({name, score, weight}, index) => (
        <g key={name.en}>
          <Text x={MARGIN} y={FIRST + index * PITCH + 20} max={128}>
            {say(name)}
          </Text>
          <Text x={190} y={FIRST + index * PITCH + 20} anchor="end" colour="text-muted" max={40}>
            {String(weight)}
          </Text>
          <ScoreBar y={FIRST + index * PITCH} score={score} />
        </g>
      ))}
      <path d={`M${MARGIN} ${TOTAL_Y - 9}H${WIDTH - MARGIN}`} stroke={c('border-strong')} />
      <Text x={MARGIN} y={TOTAL_Y + 21} size={16} bold max={60}>
        {say({en: 'Total', fr: 'Total'})}
      </Text>
      <Badge x={88} y={TOTAL_Y + 3} tone="success">
        {say({en: 'Grade B', fr: 'Note B'})}
      </Badge>
      <ScoreBar y={TOTAL_Y + 1} score={TOTAL} total />
      <Threshold
        text={`${label('blocking-threshold')}${locale === 'fr' ? ' : ' : ': '}${THRESHOLD}`}
      />
    </>
  );
}

function Heads() {
  const {label, say} = usePen();
  return (
    <>
      <Text x={MARGIN} y={72} size={14} colour="text-muted" max={120}>
        {say({en: 'Dimension', fr: 'Dimension'})}
      </Text>
      <Text x={190} y={72} size={14} colour="text-muted" anchor="end" max={60}>
        {label('weight')}
      </Text>
      <Text x={WIDTH - MARGIN} y={72} size={14} colour="text-muted" anchor="end" max={54}>
        {say({en: 'Score', fr: 'Score'})}
      </Text>
    </>
  );
}

function Scale() {
  const {c} = usePen();
  return (
    <>
      {[0, 20, 40, 60, 80, 100].map((score) => (
        <g key={score}>
          <path d={`M${placeOf(score)} ${FIRST - 6}V${AXIS}`} stroke={c('border')} />
          <Text x={placeOf(score)} y={AXIS + 18} size={14} colour="text-muted" anchor="middle">
            {String(score)}
          </Text>
        </g>
      ))}
    </>
  );
}

function ScoreBar({y, score, total = false}: {y: number; score: number; total?: boolean}) {
  const {c, locale} = usePen();
  return (
    <>
      <rect
        x={ZERO + 0.75}
        y={y + 0.75}
        width={placeOf(score) - ZERO - 1.5}
        height={26.5}
        fill={c(total ? 'accent' : 'accent-soft')}
        stroke={c('accent')}
        strokeWidth={1.5}
      />
      <Text
        x={WIDTH - MARGIN}
        y={y + 20}
        size={total ? 18 : 15}
        bold
        anchor="end"
        colour={total ? 'accent' : 'text'}
        max={56}
      >
        {written(score, locale)}
      </Text>
    </>
  );
}

/** The score below which the import is refused. */
function Threshold({text}: {text: string}) {
  const {c} = usePen();
  const x = placeOf(THRESHOLD);
  return (
    <>
      <g strokeWidth={2} strokeDasharray="5 4">
        <path d={`M${x} 58V${TOTAL_Y}M${x} ${TOTAL_Y + 30}V${AXIS}`} stroke={c('text')} />
        <path d={`M${x} ${TOTAL_Y + 2}v26`} stroke={c('surface')} />
      </g>
      <Text x={x} y={50} size={14} bold anchor="middle" max={240}>
        {text}
      </Text>
    </>
  );
}
