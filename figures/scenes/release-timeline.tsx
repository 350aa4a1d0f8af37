import {
  Badge,
  dayAndMonth,
  defineFigure,
  Rect,
  Text,
  timeScale,
  type Translations,
  WIDTH,
} from '@guide/figures/kit';

const HEIGHT = 492;
const LINE_X = 92;

export default defineFigure({height: HEIGHT, draw: ReleaseTimeline});

const yOf = timeScale('2025-01-21', '2026-06-30', 54, HEIGHT - 54 - 46);

const currentRelease = {en: 'Current release', fr: 'Version actuelle'};
const plannedRemoval = {en: 'Planned removal', fr: 'Retrait prévu'};

function ReleaseTimeline() {
  const [now, end] = [yOf('2025-11-18'), yOf('2026-06-30')];
  const line = {stroke: 'border-strong', strokeWidth: 2};
  return (
    <>
      <path d={`M${LINE_X} 16V${now}`} {...line} />
      <path d={`M${LINE_X} ${now}V${end}`} {...line} strokeDasharray="4 5" />
      <Text x={LINE_X - 16} y={31} size={15} bold anchor="end" text="2025" />
      <Text x={LINE_X - 16} y={yOf('2026-01-01') + 5} size={15} bold anchor="end" text="2026" />
      {releases.map((release) => (
        <ReleaseRow key={release.name} {...release} current={release.name === '2025.8'} />
      ))}
      {removals.map((removal) => (
        <RemovalRow key={removal.date} {...removal} />
      ))}
    </>
  );
}

function ReleaseRow({name, date, headline, current}: Release & {current: boolean}) {
  const y = yOf(date);
  const [r, fill] = current ? [8, 'accent'] : [5.5, 'surface'];
  return (
    <>
      <Text x={LINE_X - 16} y={y + 5} muted anchor="end" maxWidth={66} text={dayAndMonth(date)} />
      <circle cx={LINE_X} cy={y} r={r} fill={fill} stroke="accent" strokeWidth={2.5} />
      <Text x={LINE_X + 18} y={y + 5} bold colour="accent" maxWidth={58} text={name} />
      <Text x={LINE_X + 80} y={y + 5} maxWidth={WIDTH - 12 - LINE_X - 80} text={headline} />
      {current && (
        <Badge x={WIDTH - 16} anchor="end" y={y - 12} tone="accent" text={currentRelease} />
      )}
    </>
  );
}

function RemovalRow({date, part, since}: (typeof removals)[number]) {
  const y = yOf(date);
  const square = {x: LINE_X - 6, y: y - 6, width: 12, height: 12};
  const card = {x: LINE_X + 17.5, y: y - 29.5, width: WIDTH - LINE_X - 33, height: 59};
  const deprecated = {en: `Deprecated since ${since}`, fr: `Obsolète depuis ${since}`};
  return (
    <>
      <Text x={LINE_X - 16} y={y + 5} muted anchor="end" maxWidth={66} text={dayAndMonth(date)} />
      <rect {...square} fill="warning-soft" stroke="warning" strokeWidth={2.5} />
      <Rect {...card} radius={8} fill="surface-raised" dashed />
      <Text x={LINE_X + 32} y={y - 5} size={15} bold maxWidth={220} text={part} />
      <Text x={LINE_X + 32} y={y + 16} muted text={deprecated} />
      <Badge x={WIDTH - 28} anchor="end" y={y - 12} tone="warning" text={plannedRemoval} />
    </>
  );
}

interface Release {
  name: string;
  date: string;
  headline: Translations;
}

const headlines = {
  kanban: {en: 'Kanban boards', fr: 'Tableaux Kanban'},
  structures: {en: 'Core: breakdown structures', fr: 'Core : structures de décomposition'},
  resources: {
    en: 'Roadmap resources and minutes',
    fr: 'Ressources des feuilles de route et comptes rendus',
  },
  screens: {
    en: 'New organisation and project screens',
    fr: 'Nouveaux écrans des organisations et des projets',
  },
  api: {
    en: 'Public REST API v1 and data quality',
    fr: 'API REST publique v1 et qualité des données',
  },
  connectors: {en: 'Renewed connectors', fr: 'Connecteurs renouvelés'},
  sync: {en: 'Incremental sync and SharePoint', fr: 'Synchronisation incrémentale et SharePoint'},
  sharing: {en: 'Sharing and keyboard access', fr: 'Partage et accès au clavier'},
};

const releases: Release[] = [
  {name: '2025.1', date: '2025-01-21', headline: headlines.kanban},
  {name: '2025.2', date: '2025-03-04', headline: headlines.structures},
  {name: '2025.3', date: '2025-04-15', headline: headlines.resources},
  {name: '2025.4', date: '2025-05-27', headline: headlines.screens},
  {name: '2025.5', date: '2025-06-24', headline: headlines.api},
  {name: '2025.6', date: '2025-09-02', headline: headlines.connectors},
  {name: '2025.7', date: '2025-10-14', headline: headlines.sync},
  {name: '2025.8', date: '2025-11-18', headline: headlines.sharing},
];

const removals = [
  {date: '2026-03-31', part: {en: 'Classic screens', fr: 'Anciens écrans'}, since: '2025.4'},
  {date: '2026-06-30', part: {en: 'POST interface', fr: 'Interface POST'}, since: '2025.5'},
];
