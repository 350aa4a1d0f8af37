import type {ReactNode} from 'react';
import {Badge, label, Text, WIDTH, withColon, type Translations} from '@guide/figures/kit';

export const QUALITY_SCORE_HEIGHT = 376;

interface Dimension {
  name: Translations;
  score: number;
  weight: number;
}

/** Scores of DST-12 on 30 June 2025. */
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
const X_AT_0 = 210;
const X_AT_100 = 520;
const TOP = 86;
const ROW_STEP = 38;
const TOTAL_Y = TOP + 5 * ROW_STEP + 14;
const AXIS_Y = TOTAL_Y + 50;

const xOf = (score: number) => X_AT_0 + (score / 100) * (X_AT_100 - X_AT_0);

const formatScore = (score: number): Translations => ({
  en: String(score),
  fr: String(score).replace('.', ','),
});

export function QualityScore(): ReactNode {
  return (
    <>
      <Text x={MARGIN} y={34} size={16} bold text={`DST-12 · ${label('quality-score')}`} />
      <Text x={MARGIN} y={72} muted maxWidth={120} text="Dimension" />
      <Text x={190} y={72} muted anchor="end" maxWidth={60} text={label('weight')} />
      <Text x={WIDTH - MARGIN} y={72} muted anchor="end" maxWidth={54} text="Score" />
      <Scale />
      {dimensions.map(({name, score, weight}, index) => {
        const y = TOP + index * ROW_STEP;
        return (
          <g key={name.en}>
            <Text x={MARGIN} y={y + 20} size={15} maxWidth={128} text={name} />
            <Text
              x={190}
              y={y + 20}
              size={15}
              anchor="end"
              muted
              maxWidth={40}
              text={String(weight)}
            />
            <ScoreBar y={y} score={score} />
          </g>
        );
      })}
      <path d={`M${MARGIN} ${TOTAL_Y - 9}H${WIDTH - MARGIN}`} stroke="border-strong" />
      <Text x={MARGIN} y={TOTAL_Y + 21} size={16} bold maxWidth={60} text="Total" />
      <Badge x={88} y={TOTAL_Y + 3} tone="success" text={{en: 'Grade B', fr: 'Note B'}} />
      <ScoreBar y={TOTAL_Y + 1} score={TOTAL} total />
      <Threshold />
    </>
  );
}

function Scale() {
  return [0, 20, 40, 60, 80, 100].map((score) => (
    <g key={score}>
      <path d={`M${xOf(score)} ${TOP - 6}V${AXIS_Y}`} stroke="border" />
      <Text x={xOf(score)} y={AXIS_Y + 18} muted anchor="middle" text={String(score)} />
    </g>
  ));
}

function ScoreBar({y, score, total = false}: {y: number; score: number; total?: boolean}) {
  const bar = {x: X_AT_0 + 0.75, y: y + 0.75, width: xOf(score) - X_AT_0 - 1.5, height: 26.5};
  const fill = total ? 'accent' : 'accent-soft';
  const textProps = total ? ({size: 18, colour: 'accent'} as const) : {size: 15};
  return (
    <>
      <rect {...bar} fill={fill} stroke="accent" strokeWidth={1.5} />
      <Text
        x={WIDTH - MARGIN}
        y={y + 20}
        {...textProps}
        bold
        anchor="end"
        maxWidth={56}
        text={formatScore(score)}
      />
    </>
  );
}

function Threshold() {
  const x = xOf(THRESHOLD);
  const text = withColon(label('blocking-threshold'), String(THRESHOLD));
  return (
    <>
      <g strokeWidth={2} strokeDasharray="5 4">
        <path d={`M${x} 58V${TOTAL_Y}M${x} ${TOTAL_Y + 30}V${AXIS_Y}`} stroke="text" />
        <path d={`M${x} ${TOTAL_Y + 2}v26`} stroke="surface" />
      </g>
      <Text x={x} y={50} bold anchor="middle" maxWidth={240} text={text} />
    </>
  );
}
