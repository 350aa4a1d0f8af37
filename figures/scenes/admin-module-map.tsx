import {
  Arrow,
  Box,
  defineFigure,
  label,
  type LabelKey,
  Panel,
  type Position,
  Rect,
  Text,
} from '@guide/figures/kit';

const texts = {
  untilMarch: {en: 'until 31 March 2026', fr: 'jusqu’au 31 mars 2026'},
  administrator: {en: 'Workspace administrator', fr: 'Administrateur de l’espace'},
  organisationManager: {en: 'Organisation manager', fr: 'Responsable d’organisation'},
};

export default defineFigure({height: 416, draw: ModuleMap});

interface Screen {
  key: LabelKey;
  /** SVG path, 18 × 18. */
  icon: string;
  classic?: boolean;
}

const TREE_ICON = 'M6.5 2h5v4h-5zM2 12h5v4H2zM11 12h5v4h-5zM9 6v3M4.5 12V9h9v3';
const FOLDER_ICON = 'M2 3.5h5.5L9 5.5h7v9H2z';

const forAdministrators: Screen[] = [
  {
    key: 'workspace-settings',
    icon: 'M2 5h5m4 0h5M7 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M2 13h3m4 0h7M5 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  {key: 'users', icon: 'M9 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 16c0-3.5 2.5-5 6-5s6 1.5 6 5'},
  {key: 'audit-log', icon: 'M4 2h10v14H4zM7 6h4M7 9h4M7 12h2.5'},
];

const forBoth: Screen[] = [
  {key: 'roles', icon: 'M9 2l6 2.5v4c0 4-2.5 6.5-6 7.5-3.5-1-6-3.5-6-7.5v-4z'},
  {key: 'organisations', icon: TREE_ICON},
  {key: 'projects', icon: FOLDER_ICON},
  {key: 'organisations-classic', icon: TREE_ICON, classic: true},
  {key: 'projects-classic', icon: FOLDER_ICON, classic: true},
];

function ScreenRow({x, y, screen}: Position & {screen: Screen}) {
  const {key, icon, classic = false} = screen;
  const line = {stroke: classic ? 'text-muted' : 'accent', strokeWidth: 1.5};
  return (
    <>
      <Rect x={x} y={y} width={264} height={38} strokeWidth={1.5} dashed={classic} />
      <path
        d={icon}
        transform={`translate(${x + 10} ${y + 10})`}
        fill="none"
        {...line}
        strokeLinejoin="round"
      />
      <Text x={x + 35} y={y + 24} size={15} muted={classic} maxWidth={227} text={label(key)} />
    </>
  );
}

const TOP = 58;

const bottomOf = (screens: Screen[]) => TOP + 14 + screens.length * 45;

function Group({x, screens}: {x: number; screens: Screen[]}) {
  return (
    <Panel x={x} y={TOP} width={278} height={bottomOf(screens) - TOP} raised>
      {screens.map((screen, index) => (
        <ScreenRow key={screen.key} x={x + 7} y={TOP + 10 + index * 45} screen={screen} />
      ))}
    </Panel>
  );
}

function ModuleMap() {
  const role = {y: 352, width: 278, height: 48};
  const administratorsEnd = bottomOf(forAdministrators) + 4;
  const bothEnd = bottomOf(forBoth) + 4;
  return (
    <>
      <rect x={16} y={12} width={568} height={38} rx={8} fill="accent-soft" />
      <Text
        x={30}
        y={37}
        size={17}
        bold
        colour="accent"
        maxWidth={180}
        text={label('administration')}
      />
      <path d="M320 32h27" stroke="text-muted" strokeWidth={1.5} strokeDasharray="5 4" />
      <Text x={357} y={36} maxWidth={210} text={texts.untilMarch} />
      <Group x={16} screens={forAdministrators} />
      <Group x={306} screens={forBoth} />
      <Box {...role} x={16} tone="accent" title={texts.administrator} />
      <Box {...role} x={306} title={texts.organisationManager} />
      <Arrow d={`M120 350V${administratorsEnd}`} colour="accent" />
      <Arrow d={`M220 350V326H380V${bothEnd}`} colour="accent" />
      <Arrow d={`M480 350V${bothEnd}`} />
    </>
  );
}
