import {defineFigure} from '../figure';
import {
  Arrow,
  label,
  longDate,
  Milestone,
  Panel,
  Text,
  TimelineBar,
  timeScale,
  withColon,
  type ColourName,
  type Phrase,
  type Words,
} from '../kit';

const words = {
  task: {en: 'TSK-91 Pilot on line A', fr: 'TSK-91 Pilote sur la ligne A'},
  earliest: {en: 'Earliest', fr: 'Au plus tôt'},
};

/** Forecast of MIL-82, which isn't moved by links. */
const FORECAST = '2025-10-10';

interface Case {
  title: Words;
  /** Day after the end of the task. */
  ended: string;
  /** First day that the link allows (FS, lag of 5 working days). */
  earliest: string;
  tone: ColourName;
}

const cases: Case[] = [
  {
    title: {
      en: 'TSK-91 ends on 26 September 2025: the link is kept',
      fr: 'TSK-91 finit le 26 septembre 2025 : le lien est respecté',
    },
    ended: '2025-09-27',
    earliest: '2025-10-06',
    tone: 'text-muted',
  },
  {
    title: {
      en: 'TSK-91 ends on 10 October 2025: the link is broken',
      fr: 'TSK-91 finit le 10 octobre 2025 : le lien est rompu',
    },
    ended: '2025-10-11',
    earliest: '2025-10-20',
    tone: 'danger',
  },
];

const HIGH = 160;
const BAR = 46;
const MARK = 88;
const START = '2025-08-25';
const placeOf = timeScale(START, '2025-11-10', 28, 544);

export default defineFigure({height: 24 + cases.length * HIGH + 12, draw: LatePredecessor});

function LatePredecessor() {
  return cases.map((one, index) => (
    <g key={one.ended} transform={`translate(0 ${12 + index * (HIGH + 12)})`}>
      <CasePanel one={one} />
    </g>
  ));
}

function CasePanel({one: {title, ended, earliest, tone}}: {one: Case}) {
  const [end, allowed, mark] = [placeOf(ended), placeOf(earliest), placeOf(FORECAST)];
  const late = allowed > mark;
  return (
    <Panel x={12} y={0} width={576} height={HIGH} raised>
      <Text x={28} y={28} size={15} bold max={544} text={title} />
      <TimelineBar
        x={placeOf(START)}
        y={BAR}
        width={end - placeOf(START)}
        tone="muted"
        text={words.task}
      />
      <Arrow d={`M${end + 1} ${BAR + 13}H${allowed}V128`} colour={tone} dashed={late} />
      <Text x={(end + allowed) / 2} y={BAR + 6} middle text={`${label('fs')} + 5`} />
      <Milestone x={mark} y={MARK} />
      <Forecast x={late ? mark - 16 : mark + 16} end={late} />
      <Day x={allowed} text={withColon(words.earliest, longDate(earliest))} tone={tone} />
    </Panel>
  );
}

function Forecast({x, end}: {x: number; end: boolean}) {
  return (
    <Text
      x={x}
      y={MARK + 18}
      bold
      end={end}
      max={220}
      text={withColon('MIL-82', longDate(FORECAST))}
    />
  );
}

function Day({x, text, tone}: {x: number; text: Phrase; tone: ColourName}) {
  return <Text x={x} y={148} middle max={220} colour={tone} text={text} />;
}
