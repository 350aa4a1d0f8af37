import {defineFigure} from '../figure';
import {Badge, Panel, Text, timeScale, usePen, widthFor, type LabelKey, type Words} from '../kit';

export default defineFigure({height: 388, draw: () => <BaselineVariance />});

interface Row {
  id: string;
  name: Words;
  project: string;
  baseline: string;
  forecast: string;
  days: number;
  reading: Extract<LabelKey, 'amber' | 'red'>;
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
const WIDE = 560;
const SECOND = 236;
const HIGH = 104;
const TOP = 52;
const placeOf = timeScale('2025-05-12', '2025-10-20', LEFT, WIDE);
const months = ['2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01'];

function BaselineVariance() {
  const {say} = usePen();
  return (
    <>
      <Diamond x={LEFT + 8} y={25} />
      <Text x={LEFT + 24} y={30} size={14} colour="text-muted">
        {say({en: 'Baseline date', fr: 'Date de référence'})}
      </Text>
      <Diamond x={SECOND + 8} y={25} filled />
      <Text x={SECOND + 24} y={30} size={14} colour="text-muted">
        {say({en: 'Forecast date', fr: 'Date prévue'})}
      </Text>
      <Text x={LEFT + WIDE} y={30} size={14} colour="text-muted" anchor="end">
        {say({en: 'Variance', fr: 'Écart'})}
      </Text>
      {rows.map((row, index) => (
        <Milestone key={row.id} row={row} y={TOP + index * HIGH} />
      ))}
      <Months y={TOP + rows.length * HIGH} />
    </>
  );
}

function Milestone({row, y}: {row: Row; y: number}) {
  const {c, label, say} = usePen();
  const day = useDay();
  const tone = row.reading === 'red' ? 'danger' : 'warning';
  const reading = label(row.reading);
  const verdict = say({en: `+${row.days} days: ${reading}`, fr: `+${row.days} jours : ${reading}`});
  const [from, to, line] = [placeOf(row.baseline), placeOf(row.forecast), y + 75];
  const forecast = row.achieved ? `${day(row.forecast)} (${label('achieved')})` : day(row.forecast);
  return (
    <>
      <Text x={LEFT} y={y + 22} bold max={400}>
        {`${row.id} ${say(row.name)}, ${row.project}`}
      </Text>
      <Badge x={LEFT + WIDE - widthFor(verdict, 14, 9)} y={y + 6} tone={tone}>
        {verdict}
      </Badge>
      <Text x={LEFT} y={y + 45} size={14} max={200}>
        {day(row.baseline)}
      </Text>
      <Text x={SECOND} y={y + 45} size={14} max={220}>
        {forecast}
      </Text>
      <Panel x={LEFT} y={y + 58} width={WIDE} height={34} raised />
      {months.map((month) => (
        <path key={month} d={`M${placeOf(month)} ${y + 59}v32`} stroke={c('border')} />
      ))}
      <path d={`M${from} ${line}H${to}`} stroke={c(tone)} strokeWidth={3} />
      <Diamond x={from} y={line} />
      <Diamond x={to} y={line} filled />
    </>
  );
}

/** The baseline is hollow, the forecast is filled. */
function Diamond({x, y, filled = false}: {x: number; y: number; filled?: boolean}) {
  const {c} = usePen();
  return (
    <path
      d={`m${x} ${y - 8} 8 8-8 8-8-8z`}
      fill={c(filled ? 'accent' : 'surface')}
      stroke={c(filled ? 'accent' : 'text-muted')}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

function Months({y}: {y: number}) {
  const {locale} = usePen();
  const name = new Intl.DateTimeFormat(locale, {month: 'long', timeZone: 'UTC'});
  return months.map((month) => (
    <Text key={month} x={placeOf(month)} y={y + 10} size={14} colour="text-muted" max={104}>
      {name.format(new Date(month))}
    </Text>
  ));
}

function useDay(): (date: string) => string {
  const {locale} = usePen();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const first = locale === 'fr' ? '1er ' : '1 ';
  return (date) => format.format(new Date(date)).replace(/^1 /, first);
}
