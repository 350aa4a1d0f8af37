import {
  type Anchor,
  Arrow,
  type ColourName,
  defineFigure,
  type FigureText,
  label,
  longDate,
  Milestone,
  Panel,
  Text,
  TimelineBar,
  timeScale,
  type Translations,
  withColon,
} from '@guide/figures/kit';

const texts = {
  task: {en: 'TSK-91 Pilot on line A', fr: 'TSK-91 Pilote sur la ligne A'},
  earliest: {en: 'Earliest', fr: 'Au plus tôt'},
};

/** Forecast of MIL-82. Links don't move it. */
const FORECAST_DATE = '2025-10-10';

interface Scenario {
  title: Translations;
  /** Day after the task ends. */
  ended: string;
  /** First day that the link (FS, lag of 5 working days) allows for MIL-82. */
  earliest: string;
  tone: ColourName;
}

const scenarios: Scenario[] = [
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

const PANEL_HEIGHT = 160;
const BAR_Y = 46;
const MILESTONE_Y = 88;
const START_DATE = '2025-08-25';
const xOf = timeScale(START_DATE, '2025-11-10', 28, 544);

export default defineFigure({
  height: 24 + scenarios.length * PANEL_HEIGHT + 12,
  draw: LatePredecessor,
});

function LatePredecessor() {
  return scenarios.map((scenario, index) => (
    <g key={scenario.ended} transform={`translate(0 ${12 + index * (PANEL_HEIGHT + 12)})`}>
      <ScenarioPanel scenario={scenario} />
    </g>
  ));
}

function ScenarioPanel({scenario: {title, ended, earliest, tone}}: {scenario: Scenario}) {
  const [end, allowed, mark] = [xOf(ended), xOf(earliest), xOf(FORECAST_DATE)];
  const late = allowed > mark;
  return (
    <Panel x={12} y={0} width={576} height={PANEL_HEIGHT} raised>
      <Text x={28} y={28} size={15} bold maxWidth={544} text={title} />
      <TimelineBar
        x={xOf(START_DATE)}
        y={BAR_Y}
        width={end - xOf(START_DATE)}
        tone="muted"
        text={texts.task}
      />
      <Arrow d={`M${end + 1} ${BAR_Y + 13}H${allowed}V128`} colour={tone} dashed={late} />
      <Text x={(end + allowed) / 2} y={BAR_Y + 6} anchor="middle" text={`${label('fs')} + 5`} />
      <Milestone x={mark} y={MILESTONE_Y} />
      <Forecast x={late ? mark - 16 : mark + 16} anchor={late ? 'end' : 'start'} />
      <Day x={allowed} text={withColon(texts.earliest, longDate(earliest))} tone={tone} />
    </Panel>
  );
}

function Forecast({x, anchor}: {x: number; anchor: Anchor}) {
  return (
    <Text
      x={x}
      y={MILESTONE_Y + 18}
      bold
      anchor={anchor}
      maxWidth={220}
      text={withColon('MIL-82', longDate(FORECAST_DATE))}
    />
  );
}

function Day({x, text, tone}: {x: number; text: FigureText; tone: ColourName}) {
  return <Text x={x} y={148} anchor="middle" maxWidth={220} colour={tone} text={text} />;
}
