import {defineFigure} from '../figure';
import {Arrow, Box, Caption, usePen, type BoxProps, type LabelKey, type Words} from '../kit';

const HEIGHT = 370;
const TALL = 76;
const PITCH = 90;
const END_X = 302;
const END_WIDE = 166;
const FORK = 282;
const JOIN = 478;
const middleOf = (index: number) => 12 + index * PITCH + TALL / 2;

const ends: {key: LabelKey; note: Words; tone: BoxProps['tone']}[] = [
  {key: 'completed', note: {en: 'All rows accepted', fr: 'Tout est accepté'}, tone: 'success'},
  {
    key: 'completed-with-rejects',
    note: {en: 'Some rows refused', fr: 'Des lignes refusées'},
    tone: 'warning',
  },
  {key: 'failed', note: {en: 'Stopped by an error', fr: 'Arrêt sur erreur'}, tone: 'danger'},
  {key: 'cancelled', note: {en: 'Stopped by a person', fr: 'Arrêt demandé'}, tone: 'muted'},
];

export default defineFigure({height: HEIGHT, draw: () => <RunLifeCycle />});

function RunLifeCycle() {
  const {c, label, say} = usePen();
  const start = (middleOf(0) + middleOf(3)) / 2;
  const rollBack = (middleOf(0) + middleOf(1)) / 2;
  return (
    <>
      <Box x={12} y={start - 32} width={108} height={64} title={label('queued')} tone="muted" />
      <Arrow
        points={[
          [122, start],
          [140, start],
        ]}
      />
      <Box x={144} y={start - 32} width={120} height={64} title={label('running')} tone="accent" />
      <path
        d={`M266 ${start}H${FORK}M${FORK} ${middleOf(0)}V${middleOf(3)}`}
        stroke={c('text-muted')}
        strokeWidth={2}
        strokeLinecap="square"
      />
      {ends.map(({key, note, tone}, index) => (
        <g key={key}>
          <Arrow
            points={[
              [FORK, middleOf(index)],
              [END_X - 4, middleOf(index)],
            ]}
          />
          <Box
            x={END_X}
            y={middleOf(index) - TALL / 2}
            width={END_WIDE}
            height={TALL}
            title={label(key)}
            note={say(note)}
            tone={tone}
          />
        </g>
      ))}
      <path
        d={`M${END_X + END_WIDE + 2} ${middleOf(0)}H${JOIN}V${middleOf(1)}H${END_X + END_WIDE + 2}`}
        fill="none"
        stroke={c('text-muted')}
        strokeWidth={2}
      />
      <Arrow
        points={[
          [JOIN, rollBack],
          [493, rollBack],
        ]}
      />
      <Box x={496} y={rollBack - 40} width={92} height={80} title={label('rolled-back')} dashed />
      <Caption x={542} y={rollBack + 66} max={96}>
        {say({en: 'last run only, within 7 days', fr: 'seule la dernière, sous 7 jours'})}
      </Caption>
    </>
  );
}
