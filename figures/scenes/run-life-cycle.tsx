import {
  Arrow,
  Box,
  type BoxProps,
  Caption,
  defineFigure,
  label,
  type LabelKey,
  type Translations,
} from '@guide/figures/kit';

const rollBackLimit: Translations = {
  en: 'last import only, within 7 days',
  fr: 'dernier import seul, sous 7 jours',
};

const HEIGHT = 370;
const BOX_HEIGHT = 76;
const BOX_STEP = 90;
const END_X = 302;
const END_WIDTH = 166;
const FORK = 282;
const JOIN = 478;
const centreYOf = (index: number) => 12 + index * BOX_STEP + BOX_HEIGHT / 2;

const ends: {key: LabelKey; note: Translations; tone: BoxProps['tone']}[] = [
  {key: 'completed', note: {en: 'All rows accepted', fr: 'Tout est accepté'}, tone: 'success'},
  {
    key: 'completed-with-rejects',
    note: {en: 'Some rows refused', fr: 'Des lignes refusées'},
    tone: 'warning',
  },
  {key: 'failed', note: {en: 'Stopped by an error', fr: 'Arrêt sur erreur'}, tone: 'danger'},
  {key: 'cancelled', note: {en: 'Stopped by a person', fr: 'Arrêt demandé'}, tone: 'muted'},
];

export default defineFigure({height: HEIGHT, draw: RunLifeCycle});

function RunLifeCycle() {
  const start = (centreYOf(0) + centreYOf(3)) / 2;
  const end = END_X + END_WIDTH + 2;
  const line = {stroke: 'text-muted', strokeWidth: 2};
  const rollBack = (centreYOf(0) + centreYOf(1)) / 2;
  return (
    <>
      <Box x={12} y={start - 32} width={108} height={64} title={label('queued')} tone="muted" />
      <Arrow d={`M122 ${start}H140`} />
      <Box x={144} y={start - 32} width={120} height={64} title={label('running')} tone="accent" />
      <path
        d={`M266 ${start}H${FORK}M${FORK} ${centreYOf(0)}V${centreYOf(3)}`}
        {...line}
        strokeLinecap="square"
      />
      {ends.map(({key, ...texts}, index) => {
        const centreY = centreYOf(index);
        const bounds = {
          x: END_X,
          y: centreY - BOX_HEIGHT / 2,
          width: END_WIDTH,
          height: BOX_HEIGHT,
        };
        return (
          <g key={key}>
            <Arrow d={`M${FORK} ${centreY}H${END_X - 4}`} />
            <Box {...bounds} title={label(key)} {...texts} />
          </g>
        );
      })}
      <path d={`M${end} ${centreYOf(0)}H${JOIN}V${centreYOf(1)}H${end}`} fill="none" {...line} />
      <Arrow d={`M${JOIN} ${rollBack}H493`} />
      <Box x={496} y={rollBack - 40} width={92} height={80} title={label('rolled-back')} dashed />
      <Caption x={542} y={rollBack + 66} maxWidth={96} text={rollBackLimit} />
    </>
  );
}
