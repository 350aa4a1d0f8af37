import {defineFigure} from '../figure';
import {Arrow, Box, Panel, Text, usePen, type LabelKey} from '../kit';

export default defineFigure({height: 372, draw: () => <ModuleMap />});

interface Screen {
  key: LabelKey;
  /** Drawn in a square of 18. */
  icon: string;
  classic?: boolean;
}

const TREE = 'M6.5 2h5v4h-5zM2 12h5v4H2zM11 12h5v4h-5zM9 6v3M4.5 12V9h9v3';
const FOLDER = 'M2 3.5h5.5L9 5.5h7v9H2z';

const forAdministrators: Screen[] = [
  {
    key: 'workspace-settings',
    icon: 'M2 5h5m4 0h5M7 5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M2 13h3m4 0h7M5 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  },
  {key: 'users', icon: 'M9 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 16c0-3.5 2.5-5 6-5s6 1.5 6 5'},
  {key: 'roles', icon: 'M9 2l6 2.5v4c0 4-2.5 6.5-6 7.5-3.5-1-6-3.5-6-7.5v-4z'},
  {key: 'audit-log', icon: 'M4 2h10v14H4zM7 6h4M7 9h4M7 12h2.5'},
];

const forBoth: Screen[] = [
  {key: 'organisations', icon: TREE},
  {key: 'projects', icon: FOLDER},
  {key: 'organisations-classic', icon: TREE, classic: true},
  {key: 'projects-classic', icon: FOLDER, classic: true},
];

function ScreenRow({x, y, screen}: {x: number; y: number; screen: Screen}) {
  const {c, label} = usePen();
  const {key, icon, classic = false} = screen;
  return (
    <>
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={262.5}
        height={36.5}
        rx={6}
        fill={c('surface')}
        stroke={c('border-strong')}
        strokeWidth={1.5}
        strokeDasharray={classic ? '5 4' : undefined}
      />
      <path
        d={icon}
        transform={`translate(${x + 10} ${y + 10})`}
        fill="none"
        stroke={c(classic ? 'text-muted' : 'accent')}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <Text x={x + 35} y={y + 24} colour={classic ? 'text-muted' : 'text'} max={227}>
        {label(key)}
      </Text>
    </>
  );
}

function Group({x, screens}: {x: number; screens: Screen[]}) {
  return (
    <Panel x={x} y={58} width={278} height={194} raised>
      {screens.map((screen, index) => (
        <ScreenRow key={screen.key} x={x + 7} y={68 + index * 45} screen={screen} />
      ))}
    </Panel>
  );
}

function ModuleMap() {
  const {c, label, say} = usePen();
  return (
    <>
      <rect x={16} y={12} width={568} height={38} rx={8} fill={c('accent-soft')} />
      <Text x={30} y={37} size={17} bold colour="accent" max={180}>
        {label('administration')}
      </Text>
      <path d="M320 32h27" stroke={c('text-muted')} strokeWidth={1.5} strokeDasharray="5 4" />
      <Text x={357} y={36} size={14} max={210}>
        {say({en: 'until 31 March 2026', fr: 'jusqu’au 31 mars 2026'})}
      </Text>
      <Group x={16} screens={forAdministrators} />
      <Group x={306} screens={forBoth} />
      <Box
        x={16}
        y={308}
        width={278}
        height={48}
        tone="accent"
        title={say({en: 'Workspace administrator', fr: 'Administrateur de l’espace'})}
      />
      <Box
        x={306}
        y={308}
        width={278}
        height={48}
        title={say({en: 'Organisation manager', fr: 'Responsable d’organisation'})}
      />
      <Arrow
        colour="accent"
        points={[
          [120, 306],
          [120, 256],
        ]}
      />
      <Arrow
        colour="accent"
        points={[
          [220, 306],
          [220, 281],
          [380, 281],
          [380, 256],
        ]}
      />
      <Arrow
        points={[
          [480, 306],
          [480, 256],
        ]}
      />
    </>
  );
}
