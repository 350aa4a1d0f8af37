import {defineFigure} from '../figure';
import {
  Button,
  DayLine,
  Marker,
  measure,
  Milestone,
  Periods,
  Tabs,
  Text,
  timeScale,
  usePen,
  Window,
  type Words,
} from '../kit';
import {ItemBar, names} from '../parts/roadmap';

const HEIGHT = 420;
const CHART = {x: 158, right: 595, y: 202};

const scale = timeScale('2025-06-01', '2025-12-01', CHART.x, CHART.right - CHART.x);

const months: {from: string; to: string; name: Words}[] = [
  {from: '2025-06-01', to: '2025-07-01', name: {en: 'Jun', fr: 'Juin'}},
  {from: '2025-07-01', to: '2025-08-01', name: {en: 'Jul', fr: 'Juil.'}},
  {from: '2025-08-01', to: '2025-09-01', name: {en: 'Aug', fr: 'Août'}},
  {from: '2025-09-01', to: '2025-10-01', name: {en: 'Sep', fr: 'Sept.'}},
  {from: '2025-10-01', to: '2025-11-01', name: {en: 'Oct', fr: 'Oct.'}},
  {from: '2025-11-01', to: '2025-12-01', name: {en: 'Nov', fr: 'Nov.'}},
];

export default defineFigure({height: HEIGHT, draw: () => <RoadmapNavigation />});

function RoadmapNavigation() {
  const {c, label} = usePen();
  const tabs = [label('timeline'), label('resources')];
  return (
    <Window height={HEIGHT} module="roadmap">
      <Tabs
        x={24}
        y={72}
        items={tabs.map((text) => ({text, width: Math.ceil(measure(text, 14, true))}))}
        open={label('timeline')}
      />
      <path d="M4.5 83.5H595.5" stroke={c('border')} />
      <Toolbar />
      <path d={`M4.5 ${CHART.y - 0.5}H595.5`} stroke={c('border')} />
      <Chart />
    </Window>
  );
}

const widthOf = (text: string) => Math.ceil(measure(text, 14)) + 22;

/** A row of buttons from the left, with the number of each (the two zooms share one). */
function ButtonRow({
  x,
  y,
  buttons,
}: {
  x: number;
  y: number;
  buttons: [text: string, mark?: number][];
}) {
  const starts = buttons.map((_, index) =>
    buttons.slice(0, index).reduce((sum, [text]) => sum + widthOf(text) + 14, x),
  );
  return buttons.map(([text, mark], index) => (
    <g key={text}>
      <Button x={starts[index]!} y={y} width={widthOf(text)}>
        {text}
      </Button>
      {mark && (
        <Marker x={starts[index]! + 4} y={y - 3}>
          {mark}
        </Marker>
      )}
    </g>
  ));
}

function Toolbar() {
  const {label, say} = usePen();
  const [scaleName, unit] = [label('time-scale'), label('months')];
  return (
    <>
      <ButtonRow
        x={24}
        y={104}
        buttons={[
          [label('today'), 1],
          [label('fit-to-window'), 2],
          [label('zoom-in'), 3],
          [label('zoom-out')],
        ]}
      />
      <ButtonRow
        x={24}
        y={154}
        buttons={[
          [say({en: `${scaleName}: ${unit}`, fr: `${scaleName} : ${unit}`}), 4],
          [label('filter'), 5],
          [label('display'), 6],
        ]}
      />
    </>
  );
}

function Chart() {
  const {c, label, say} = usePen();
  const {x, y, right} = CHART;
  const bottom = HEIGHT - 4;
  const lanes = [
    {name: names.ticketing, y: y + 58},
    {name: names.infrastructure, y: y + 122},
    {name: names.data, y: y + 170},
  ];
  return (
    <>
      <Periods
        y={y}
        height={bottom - y}
        periods={months.map(({from, to, name}) => ({
          x: scale(from),
          width: scale(to) - scale(from),
          text: say(name),
        }))}
      />
      <path d={`M4.5 ${y + 26.5}H${right}`} stroke={c('border')} />
      {lanes.map((lane) => (
        <Text key={lane.name.en} x={24} y={lane.y} size={14} bold max={x - 28}>
          {say(lane.name)}
        </Text>
      ))}
      <DayLine x={scale('2025-06-30')} y={y + 27} height={bottom - y - 27} text={label('today')} />
      <ItemBar scale={scale} from="2025-06-02" to="2025-09-27" y={y + 39} name={names.pilot} />
      <Milestone x={scale('2025-10-10')} y={y + 39} />
      <ItemBar scale={scale} from="2025-10-13" to="2025-12-01" y={y + 71} />
      <ItemBar
        scale={scale}
        from="2025-06-01"
        to="2025-12-01"
        y={y + 105}
        name={names.trackWorks}
      />
      <ItemBar scale={scale} from="2025-09-15" to="2025-12-01" y={y + 151} />
      <path d={`M4.5 ${y + 101.5}H${right}M4.5 ${y + 141.5}H${right}`} stroke={c('border')} />
    </>
  );
}
