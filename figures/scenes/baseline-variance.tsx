import {
  Badge,
  currentLocale,
  defineFigure,
  label,
  longDate,
  Panel,
  type Position,
  Text,
  textOf,
  timeScale,
  type Translations,
  withColon,
} from '@guide/figures/kit';

export default defineFigure({height: 388, draw: BaselineVariance});

interface Row {
  id: string;
  name: Translations;
  project: string;
  baseline: string;
  forecast: string;
  days: number;
  reading: 'amber' | 'red';
  achieved?: boolean;
}

const rows: Row[] = [
  {
    id: 'MIL-81',
    name: {en: 'Pilot start', fr: 'Début du pilote'},
    project: 'TICKET',
    baseline: '2025-05-19',
    forecast: '2025-06-02',
    days: 14,
    reading: 'red',
    achieved: true,
  },
  {
    id: 'MIL-82',
    name: {en: 'Go/no-go', fr: 'Décision de généralisation'},
    project: 'TICKET',
    baseline: '2025-10-03',
    forecast: '2025-10-10',
    days: 7,
    reading: 'amber',
  },
  {
    id: 'MIL-95',
    name: {en: 'First data feed', fr: 'Premier flux de données'},
    project: 'DATAH',
    baseline: '2025-09-01',
    forecast: '2025-09-15',
    days: 14,
    reading: 'red',
  },
];

const LEFT = 20;
const CONTENT_WIDTH = 560;
const FORECAST_X = 236;
const ROW_HEIGHT = 104;
const TOP = 52;
const xOf = timeScale('2025-05-12', '2025-10-20', LEFT, CONTENT_WIDTH);
const months = ['2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01'];

function BaselineVariance() {
  return (
    <>
      <Diamond x={LEFT + 8} y={25} />
      <Text x={LEFT + 24} y={30} muted text={{en: 'Baseline date', fr: 'Date de référence'}} />
      <Diamond x={FORECAST_X + 8} y={25} filled />
      <Text x={FORECAST_X + 24} y={30} muted text={{en: 'Forecast date', fr: 'Date prévue'}} />
      <Text
        x={LEFT + CONTENT_WIDTH}
        y={30}
        muted
        anchor="end"
        text={{en: 'Variance', fr: 'Écart'}}
      />
      {rows.map((row, index) => (
        <Milestone key={row.id} row={row} y={TOP + index * ROW_HEIGHT} />
      ))}
      <Months y={TOP + rows.length * ROW_HEIGHT} />
    </>
  );
}

function Milestone({row, y}: {row: Row; y: number}) {
  const tone = row.reading === 'red' ? 'danger' : 'warning';
  const days = {en: `+${row.days} days`, fr: `+${row.days} jours`};
  const verdict = withColon(days, label(row.reading));
  const [from, to, line] = [xOf(row.baseline), xOf(row.forecast), y + 75];
  const forecast = textOf(longDate(row.forecast));
  const achieved = row.achieved ? ` (${label('achieved')})` : '';
  const title = `${row.id} ${textOf(row.name)}, ${row.project}`;
  return (
    <>
      <Text x={LEFT} y={y + 22} size={15} bold maxWidth={400} text={title} />
      <Badge x={LEFT + CONTENT_WIDTH} anchor="end" y={y + 6} tone={tone} text={verdict} />
      <Text x={LEFT} y={y + 45} maxWidth={200} text={longDate(row.baseline)} />
      <Text x={FORECAST_X} y={y + 45} maxWidth={220} text={forecast + achieved} />
      <Panel x={LEFT} y={y + 58} width={CONTENT_WIDTH} height={34} raised />
      {months.map((month) => (
        <path key={month} d={`M${xOf(month)} ${y + 59}v32`} stroke="border" />
      ))}
      <path d={`M${from} ${line}H${to}`} stroke={tone} strokeWidth={3} />
      <Diamond x={from} y={line} />
      <Diamond x={to} y={line} filled />
    </>
  );
}

/** Hollow for a baseline, filled for a forecast. */
function Diamond({x, y, filled = false}: Position & {filled?: boolean}) {
  return (
    <path
      d={`m${x} ${y - 8} 8 8-8 8-8-8z`}
      fill={filled ? 'accent' : 'surface'}
      stroke={filled ? 'accent' : 'text-muted'}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

function Months({y}: {y: number}) {
  const name = new Intl.DateTimeFormat(currentLocale(), {month: 'long', timeZone: 'UTC'});
  return months.map((month) => {
    const text = name.format(new Date(month));
    return <Text key={month} x={xOf(month)} y={y + 10} muted maxWidth={104} text={text} />;
  });
}
