import {defineFigure} from '../figure';
import {Arrow, Badge, Caption, Panel, Text, timeScale, TimelineBar, usePen, widthFor} from '../kit';
import {MonthLetters, names} from '../parts/roadmap';

const LEFT = 236;
const RIGHT = 576;
const PROJECT = {y: 64, height: 82};
const ROADMAP = {y: 202, height: 190};

const scale = timeScale('2025-06-01', '2026-03-01', LEFT, RIGHT - LEFT);
const pilot = {start: scale('2025-06-02'), end: scale('2025-09-27')};
const rollOut = {start: scale('2025-10-13'), end: scale('2026-02-28')};

export default defineFigure({height: 406, draw: () => <SyncDiagram />});

function SyncDiagram() {
  const {c, label, say} = usePen();
  const dates = say({en: '2 Jun – 26 Sep', fr: '2 juin – 26 sept.'});
  return (
    <>
      <MonthLetters y={12} height={42} scale={scale} from="2025-06" to="2026-03" />
      <Panel x={12} width={576} {...PROJECT} raised>
        <Name
          y={PROJECT.y + 26}
          id={`${label('project')} TICKET`}
          lines={[`${label('task')} TSK-91`, say(names.pilot)]}
        />
        <TimelineBar
          x={pilot.start}
          y={PROJECT.y + 32}
          width={pilot.end - pilot.start}
          text={dates}
        />
        <Text x={pilot.end + 8} y={PROJECT.y + 50} size={14}>
          {say({en: '25%', fr: '25 %'})}
        </Text>
      </Panel>
      <Panel x={12} width={576} {...ROADMAP} raised>
        <Name
          y={ROADMAP.y + 26}
          id={say({en: 'Roadmap RMP-7', fr: 'Feuille de route RMP-7'})}
          lines={['RMI-701', say(names.pilot)]}
        />
        <TimelineBar
          x={pilot.start}
          y={ROADMAP.y + 42}
          width={pilot.end - pilot.start}
          text={dates}
        />
        <Text x={pilot.end + 8} y={ROADMAP.y + 60} size={14}>
          {say({en: '25%', fr: '25 %'})}
        </Text>
        <Badge x={pilot.end + 54} y={ROADMAP.y + 43} tone="accent">
          {label('synchronised')}
        </Badge>
        <path d={`M24 ${ROADMAP.y + 90.5}H576`} stroke={c('border')} />
        <Name y={ROADMAP.y + 104} lines={['RMI-703', say(names.rollOut)]} />
        <TimelineBar
          x={rollOut.start}
          y={ROADMAP.y + 108}
          width={rollOut.end - rollOut.start}
          tone="muted"
          text={say({en: '13 Oct – 27 Feb', fr: '13 oct. – 27 févr.'})}
        />
        <Badge x={rollOut.start - 12 - widthFor(label('free'), 14, 9)} y={ROADMAP.y + 109}>
          {label('free')}
        </Badge>
        <Caption x={rollOut.start + 2} y={ROADMAP.y + 156} anchor="start">
          {say({en: 'Keeps its own dates', fr: 'Garde ses propres dates'})}
        </Caption>
      </Panel>
      <Given />
    </>
  );
}

/** What the task gives to its bar, between the two. */
function Given() {
  const {c, say} = usePen();
  const [top, bottom] = [PROJECT.y + 58, ROADMAP.y + 42];
  const middle = (pilot.start + pilot.end) / 2;
  return (
    <>
      <path
        d={`M${pilot.start + 1} ${top}V${bottom}M${pilot.end - 1} ${top}V${bottom}`}
        stroke={c('accent')}
        strokeDasharray="3 4"
      />
      <Arrow
        points={[
          [middle, top + 4],
          [middle, bottom - 4],
        ]}
        colour="accent"
      />
      <Caption
        x={pilot.end + 14}
        y={(PROJECT.y + PROJECT.height + ROADMAP.y) / 2 + 5}
        anchor="start"
      >
        {say({en: 'Title, dates, progress', fr: 'Titre, dates, avancement'})}
      </Caption>
    </>
  );
}

function Name({y, id, lines}: {y: number; id?: string; lines: string[]}) {
  return (
    <>
      {id && (
        <Text x={26} y={y} bold max={206}>
          {id}
        </Text>
      )}
      {lines.map((line, index) => (
        <Text key={line} x={26} y={y + 21 * (index + 1)} size={14} colour="text-muted" max={170}>
          {line}
        </Text>
      ))}
    </>
  );
}
