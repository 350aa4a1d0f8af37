import {
  Arrow,
  Badge,
  defineFigure,
  type FigureText,
  label,
  Panel,
  percentage,
  Text,
  TimelineBar,
  timeScale,
} from '@guide/figures/kit';
import {MonthLetters, names} from '../parts/roadmap';

const texts = {
  pilotDates: {en: '2 Jun – 26 Sep', fr: '2 juin – 26 sept.'},
  rollOutDates: {en: '13 Oct – 27 Feb', fr: '13 oct. – 27 févr.'},
  synchronisedFields: {en: 'Title, dates, progress', fr: 'Titre, dates, avancement'},
  ownDates: {en: 'Keeps its own dates', fr: 'Conserve ses dates'},
  roadmap: {en: 'Roadmap RMP-7', fr: 'Feuille de route RMP-7'},
};

const LEFT = 236;
const RIGHT = 576;
const PROJECT = {y: 64, height: 82};
const ROADMAP = {y: 202, height: 190};

const scale = timeScale('2025-06-01', '2026-03-01', LEFT, RIGHT - LEFT);
const [pilot, pilotEnd] = [scale('2025-06-02'), scale('2025-09-27')];
const [rollOut, rollOutEnd] = [scale('2025-10-13'), scale('2026-02-28')];

export default defineFigure({height: 406, draw: SyncDiagram});

function SyncDiagram() {
  return (
    <>
      <MonthLetters y={12} height={42} scale={scale} from="2025-06-01" to="2026-03-01" />
      <Panel x={12} width={576} {...PROJECT} raised>
        <Name
          y={PROJECT.y + 26}
          id={`${label('project')} TICKET`}
          lines={[`${label('task')} TSK-91`, names.pilot]}
        />
        <TimelineBar
          x={pilot}
          y={PROJECT.y + 32}
          width={pilotEnd - pilot}
          text={texts.pilotDates}
        />
        <Text x={pilotEnd + 8} y={PROJECT.y + 50} text={percentage(25)} />
      </Panel>
      <Panel x={12} width={576} {...ROADMAP} raised>
        <Name y={ROADMAP.y + 26} id={texts.roadmap} lines={['RMI-701', names.pilot]} />
        <TimelineBar
          x={pilot}
          y={ROADMAP.y + 42}
          width={pilotEnd - pilot}
          text={texts.pilotDates}
        />
        <Text x={pilotEnd + 8} y={ROADMAP.y + 60} text={percentage(25)} />
        <Badge x={pilotEnd + 54} y={ROADMAP.y + 43} tone="accent" text={label('synchronised')} />
        <path d={`M24 ${ROADMAP.y + 90.5}H576`} stroke="border" />
        <Name y={ROADMAP.y + 104} lines={['RMI-703', names.rollOut]} />
        <TimelineBar
          x={rollOut}
          y={ROADMAP.y + 108}
          width={rollOutEnd - rollOut}
          tone="muted"
          text={texts.rollOutDates}
        />
        <Badge x={rollOut - 12} anchor="end" y={ROADMAP.y + 109} text={label('free')} />
        <Text muted x={rollOut + 2} y={ROADMAP.y + 156} text={texts.ownDates} />
      </Panel>
      <SynchronisedFields />
    </>
  );
}

function SynchronisedFields() {
  const [top, bottom] = [PROJECT.y + 58, ROADMAP.y + 42];
  const centreX = (pilot + pilotEnd) / 2;
  const between = (PROJECT.y + PROJECT.height + ROADMAP.y) / 2;
  return (
    <>
      <path
        d={`M${pilot + 1} ${top}V${bottom}M${pilotEnd - 1} ${top}V${bottom}`}
        stroke="accent"
        strokeDasharray="3 4"
      />
      <Arrow d={`M${centreX} ${top + 4}V${bottom - 4}`} colour="accent" />
      <Text muted x={pilotEnd + 14} y={between + 5} text={texts.synchronisedFields} />
    </>
  );
}

function Name({y, id, lines}: {y: number; id?: FigureText; lines: FigureText[]}) {
  return (
    <>
      {id && <Text x={26} y={y} size={15} bold maxWidth={206} text={id} />}
      {lines.map((line, index) => (
        <Text key={index} x={26} y={y + 21 * (index + 1)} muted maxWidth={170} text={line} />
      ))}
    </>
  );
}
