import {defineFigure} from '../figure';
import {
  Across,
  Button,
  DayLine,
  label,
  Marker,
  measure,
  Milestone,
  Periods,
  stack,
  Tabs,
  Text,
  timeScale,
  Window,
  withColon,
  type At,
  type LabelKey,
  type Words,
} from '../kit';
import {ItemBar, names} from '../parts/roadmap';

const HEIGHT = 548;
const CHART = {x: 158, right: 595, y: 330};

const END = '2025-12-01';
const scale = timeScale('2025-06-01', END, CHART.x, CHART.right - CHART.x);

const months: {from: string; name: Words}[] = [
  {from: '2025-06-01', name: {en: 'Jun', fr: 'Juin'}},
  {from: '2025-07-01', name: {en: 'Jul', fr: 'Juil.'}},
  {from: '2025-08-01', name: {en: 'Aug', fr: 'Août'}},
  {from: '2025-09-01', name: {en: 'Sep', fr: 'Sept.'}},
  {from: '2025-10-01', name: {en: 'Oct', fr: 'Oct.'}},
  {from: '2025-11-01', name: {en: 'Nov', fr: 'Nov.'}},
];

export default defineFigure({height: HEIGHT, draw: RoadmapNavigation});

function RoadmapNavigation() {
  return (
    <Window height={HEIGHT} module="roadmap">
      <Tabs x={24} y={72} items={['timeline', 'resources'].map(label)} open={label('timeline')} />
      <Across y={83.5} />
      <Toolbar />
      <Across y={CHART.y - 0.5} />
      <Chart />
    </Window>
  );
}

interface Row extends At {
  /** Each button with its mark, where it opens a number. */
  buttons: [key: LabelKey | 'scale', mark?: number][];
}

const textOf = (key: LabelKey | 'scale') =>
  key === 'scale' ? withColon(label('time-scale'), label('months')) : label(key);

/** Buttons from the left, the number at the corner of those that have one. */
function ButtonRow({x, y, buttons}: Row) {
  const texts = buttons.map(([key]) => textOf(key));
  const widths = texts.map((text) => Math.ceil(measure(text, 14)) + 22);
  const starts = stack(widths, x, 14);
  return buttons.map(([key, mark], index) => (
    <g key={key}>
      <Button x={starts[index]!} y={y} width={widths[index]} text={texts[index]!} />
      {mark && <Marker x={starts[index]! + 4} y={y - 3} number={mark} />}
    </g>
  ));
}

function Toolbar() {
  return (
    <>
      <Button
        x={580}
        y={49}
        end
        width={widthOf('roadmap-settings')}
        text={label('roadmap-settings')}
      />
      <ButtonRow
        x={24}
        y={104}
        buttons={[['today', 1], ['fit-to-window', 2], ['zoom-in', 3], ['zoom-out']]}
      />
      <ButtonRow
        x={24}
        y={150}
        buttons={[
          ['scale', 4],
          ['filter', 5],
          ['display', 6],
        ]}
      />
      <ButtonRow x={24} y={196} buttons={[['undo', 7], ['redo'], ['export', 8], ['share']]} />
      <ButtonRow x={24} y={242} buttons={[['add-group', 9], ['add-item'], ['add-link']]} />
      <ButtonRow x={24} y={284} buttons={[['import-items'], ['more-actions']]} />
    </>
  );
}

const widthOf = (key: LabelKey) => Math.ceil(measure(label(key), 14)) + 22;

function Chart() {
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
        periods={months.map(({from, name}, index) => {
          const width = scale(months[index + 1]?.from ?? END) - scale(from);
          return {x: scale(from), width, text: name};
        })}
      />
      <path d={`M4.5 ${y + 26.5}H${right}`} stroke="border" />
      {lanes.map((lane) => (
        <Text key={lane.name.en} x={24} y={lane.y} bold max={x - 28} text={lane.name} />
      ))}
      <DayLine x={scale('2025-06-30')} y={y + 27} height={bottom - y - 27} text={label('today')} />
      <ItemBar scale={scale} from="2025-06-02" to="2025-09-27" y={y + 39} name={names.pilot} />
      <Milestone x={scale('2025-10-10')} y={y + 39} />
      <ItemBar scale={scale} from="2025-10-13" to={END} y={y + 71} />
      <ItemBar scale={scale} from="2025-06-01" to={END} y={y + 105} name={names.trackWorks} />
      <ItemBar scale={scale} from="2025-09-15" to={END} y={y + 151} />
      <path d={`M4.5 ${y + 101.5}H${right}M4.5 ${y + 141.5}H${right}`} stroke="border" />
    </>
  );
}
