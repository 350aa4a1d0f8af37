import {
  Button,
  DayLine,
  defineFigure,
  Divider,
  label,
  Milestone,
  Periods,
  Tabs,
  Text,
  timeScale,
  type Translations,
  Window,
} from '@guide/figures/kit';
import {ItemBar, names} from '../parts/roadmap';
import {RoadmapToolbar} from '../parts/roadmap-toolbar';

const HEIGHT = 384;
const CHART = {x: 158, right: 595, y: 166};

const END_DATE = '2025-12-01';
const scale = timeScale('2025-06-01', END_DATE, CHART.x, CHART.right - CHART.x);

const months: {from: string; name: Translations}[] = [
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
    <Window module="roadmap">
      <Tabs x={24} y={72} items={['timeline', 'resources'].map(label)} open={label('timeline')} />
      <Divider y={83.5} />
      <Button x={580} y={49} anchor="end" text={label('roadmap-settings')} />
      <RoadmapToolbar x={18} y={94} />
      <Divider y={CHART.y - 0.5} />
      <Chart />
    </Window>
  );
}

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
          const width = scale(months[index + 1]?.from ?? END_DATE) - scale(from);
          return {x: scale(from), width, text: name};
        })}
      />
      <path d={`M4.5 ${y + 26.5}H${right}`} stroke="border" />
      {lanes.map((lane) => (
        <Text key={lane.name.en} x={24} y={lane.y} bold maxWidth={x - 28} text={lane.name} />
      ))}
      <DayLine x={scale('2025-06-30')} y={y + 27} height={bottom - y - 27} text={label('today')} />
      <ItemBar scale={scale} from="2025-06-02" to="2025-09-27" y={y + 39} name={names.pilot} />
      <Milestone x={scale('2025-10-10')} y={y + 39} />
      <ItemBar scale={scale} from="2025-10-13" to={END_DATE} y={y + 71} />
      <ItemBar scale={scale} from="2025-06-01" to={END_DATE} y={y + 105} name={names.trackWorks} />
      <ItemBar scale={scale} from="2025-09-15" to={END_DATE} y={y + 151} />
      <path d={`M4.5 ${y + 101.5}H${right}M4.5 ${y + 141.5}H${right}`} stroke="border" />
    </>
  );
}
