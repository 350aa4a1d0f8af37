import {
  Badge,
  defineFigure,
  label,
  percentage,
  stack,
  Text,
  TimelineBar,
  timeScale,
  type Translations,
  widthFor,
} from '@guide/figures/kit';
import {MonthLetters, names} from '../parts/roadmap';

const LEFT = 66;
const RIGHT = 584;
const BASELINE_Y = 290;
const PERCENT_HEIGHT = 1.7;
const WEEK_MS = 7 * 24 * 3600 * 1000;

const scale = timeScale('2025-06-01', '2026-03-01', LEFT, RIGHT - LEFT);
const yOf = (load: number) => BASELINE_Y - load * PERCENT_HEIGHT;

type LoadTone = 'success' | 'warning' | 'danger';

/** Consecutive weeks with the same load. */
interface LoadPeriod {
  /** Monday of the first week. */
  from: string;
  /** Monday after the last week. */
  to: string;
  /** In per cent. */
  load: number;
  tone: LoadTone;
}

const loadPeriods: LoadPeriod[] = [
  {from: '2025-06-02', to: '2025-09-15', load: 60, tone: 'success'},
  {from: '2025-09-15', to: '2025-09-29', load: 110, tone: 'danger'},
  {from: '2025-09-29', to: '2025-10-13', load: 50, tone: 'success'},
  {from: '2025-10-13', to: '2026-01-26', load: 90, tone: 'warning'},
  {from: '2026-01-26', to: '2026-03-02', load: 40, tone: 'success'},
];

const thresholds: {tone: LoadTone; text: Translations}[] = [
  {tone: 'success', text: {en: 'Green: up to 80%', fr: 'Vert : ≤ 80 %'}},
  {tone: 'warning', text: {en: 'Amber: up to 100%', fr: 'Orange : ≤ 100 %'}},
  {tone: 'danger', text: {en: 'Red: above 100%', fr: 'Rouge : > 100 %'}},
];

const items = [
  {name: names.pilot, from: '2025-06-02', to: '2025-09-27', days: 12, daysAfter: true},
  {name: names.portal, from: '2025-09-15', to: '2026-01-24', days: 10, daysAfter: false},
  {name: names.rollOut, from: '2025-10-13', to: '2026-02-28', days: 8, daysAfter: false},
];

export default defineFigure({height: 446, draw: ResourceLoad});

function ResourceLoad() {
  const title = {
    en: `${label('load')} of the Integration team (RES-1)`,
    fr: `${label('load')} de l’équipe d’intégration (RES-1)`,
  };
  return (
    <>
      <Text x={16} y={32} size={16} bold maxWidth={568} text={title} />
      <Legend y={46} />
      {loadPeriods.map((period) => (
        <Weeks key={period.from} {...period} />
      ))}
      <Axis />
      {loadPeriods.map((period) => (
        <LoadLabel key={period.from} {...period} />
      ))}
      <MonthLetters
        y={BASELINE_Y + 1}
        height={38}
        scale={scale}
        from="2025-06-01"
        to="2026-03-01"
      />
      <path d={`M${LEFT} ${BASELINE_Y + 0.5}H${RIGHT}`} stroke="border-strong" />
      <Items y={BASELINE_Y + 50} />
    </>
  );
}

function Legend({y}: {y: number}) {
  const widths = thresholds.map(({text}) => widthFor(text, 10));
  const starts = stack(widths, 16, 8);
  return thresholds.map(({tone, text}, index) => (
    <Badge key={tone} x={starts[index]!} y={y} width={widths[index]} tone={tone} text={text} />
  ));
}

function Weeks({from, to, load, tone}: LoadPeriod) {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / WEEK_MS);
  const width = (scale(to) - scale(from)) / count;
  return Array.from({length: count}, (_, week) => (
    <rect
      key={week}
      x={(scale(from) + week * width + 1).toFixed(1)}
      y={yOf(load)}
      width={(width - 1.5).toFixed(1)}
      height={BASELINE_Y - yOf(load)}
      fill={`${tone}-soft`}
      stroke={tone}
    />
  ));
}

function Axis() {
  return [0, 80, 100].map((load) => (
    <g key={load}>
      {load > 0 && (
        <path d={`M${LEFT} ${yOf(load)}H${RIGHT}`} stroke="text-muted" strokeDasharray="2 4" />
      )}
      <Text
        x={LEFT - 10}
        y={yOf(load) + 5}
        muted
        anchor="end"
        maxWidth={50}
        text={percentage(load)}
      />
    </g>
  ));
}

/** Above its bar if that is narrow. */
function LoadLabel({from, to, load, tone}: LoadPeriod) {
  const [start, end] = [scale(from), scale(to)];
  const above = yOf(110) - 8;
  const textPosition = {
    110: {x: end, y: above, anchor: 'end' as const},
    50: {x: start + 7, y: above},
  }[load] ?? {x: (start + end) / 2, y: yOf(load) - 4, anchor: 'middle' as const};
  return (
    <>
      {load === 50 && (
        <path d={`M${(start + end) / 2} ${above + 5}V${yOf(load) - 3}`} stroke="text-muted" />
      )}
      <Text {...textPosition} size={15} bold colour={tone} text={percentage(load)} />
    </>
  );
}

function Items({y}: {y: number}) {
  return items.map(({name, from, to, days, daysAfter}, index) => {
    const [start, end] = [scale(from), scale(to)];
    const top = y + index * 31;
    const textPosition = daysAfter ? {x: end + 8} : {x: start - 8, anchor: 'end' as const};
    const perWeek = {en: `${days} days per week`, fr: `${days} jours par semaine`};
    return (
      <g key={from}>
        <TimelineBar x={start} y={top} width={end - start} text={name} />
        <Text {...textPosition} y={top + 18} muted text={perWeek} />
      </g>
    );
  });
}
