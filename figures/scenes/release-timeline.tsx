import {defineFigure} from '../figure';
import {Badge, Text, timeScale, usePen, widthFor, WIDTH} from '../kit';
import {releases, removals, type Release} from '../parts/general-releases';

const HEIGHT = 492;
const LINE = 92;

export default defineFigure({height: HEIGHT, draw: () => <ReleaseTimeline />});

const placeOf = timeScale('2025-01-21', '2026-06-30', 54, HEIGHT - 54 - 46);

function ReleaseTimeline() {
  const {c} = usePen();
  const [now, end] = [placeOf('2025-11-18'), placeOf('2026-06-30')];
  return (
    <>
      <path d={`M${LINE} 16V${now}`} stroke={c('border-strong')} strokeWidth={2} />
      <path
        d={`M${LINE} ${now}V${end}`}
        stroke={c('border-strong')}
        strokeWidth={2}
        strokeDasharray="4 5"
      />
      <Year y={26} year="2025" />
      <Year y={placeOf('2026-01-01')} year="2026" />
      {releases.map((release) => (
        <ReleaseRow key={release.name} {...release} current={release.name === '2025.8'} />
      ))}
      {removals.map((removal) => (
        <RemovalRow key={removal.date} {...removal} />
      ))}
    </>
  );
}

function Year({y, year}: {y: number; year: string}) {
  return (
    <Text x={LINE - 16} y={y + 5} bold anchor="end">
      {year}
    </Text>
  );
}

function ReleaseRow({name, date, day, headline, current}: Release & {current: boolean}) {
  const {c, say} = usePen();
  const y = placeOf(date);
  const badge = say({en: 'Current release', fr: 'Version actuelle'});
  return (
    <>
      <Text x={LINE - 16} y={y + 5} size={14} colour="text-muted" anchor="end" max={66}>
        {say(day)}
      </Text>
      <circle
        cx={LINE}
        cy={y}
        r={current ? 8 : 5.5}
        fill={c(current ? 'accent' : 'surface')}
        stroke={c('accent')}
        strokeWidth={2.5}
      />
      <Text x={LINE + 18} y={y + 5} size={14} bold colour="accent" max={58}>
        {name}
      </Text>
      <Text x={LINE + 80} y={y + 5} size={14} max={WIDTH - 12 - LINE - 80}>
        {say(headline)}
      </Text>
      {current && (
        <Badge x={WIDTH - 16 - widthFor(badge, 14, 9)} y={y - 12} tone="accent">
          {badge}
        </Badge>
      )}
    </>
  );
}

/** A planned removal: a square on the line, and a dashed card. */
function RemovalRow({date, day, part, since}: (typeof removals)[number]) {
  const {c, say} = usePen();
  const y = placeOf(date);
  const removed = say({en: 'Planned removal', fr: 'Retrait prévu'});
  return (
    <>
      <Text x={LINE - 16} y={y + 5} size={14} colour="text-muted" anchor="end" max={66}>
        {say(day)}
      </Text>
      <rect
        x={LINE - 6}
        y={y - 6}
        width={12}
        height={12}
        fill={c('warning-soft')}
        stroke={c('warning')}
        strokeWidth={2.5}
      />
      <rect
        x={LINE + 18}
        y={y - 29}
        width={WIDTH - LINE - 34}
        height={58}
        rx={8}
        fill={c('surface-raised')}
        stroke={c('border-strong')}
        strokeDasharray="5 4"
      />
      <Text x={LINE + 32} y={y - 5} bold max={220}>
        {say(part)}
      </Text>
      <Text x={LINE + 32} y={y + 16} size={14} colour="text-muted">
        {say({en: `Deprecated since ${since}`, fr: `Obsolète depuis ${since}`})}
      </Text>
      <Badge x={WIDTH - 28 - widthFor(removed, 14, 9)} y={y - 12} tone="warning">
        {removed}
      </Badge>
    </>
  );
}
