import {
  Badge,
  badgeWidth,
  Buttons,
  defineFigure,
  Field,
  Fields,
  label,
  Milestone,
  Panel,
  Switch,
  Text,
  TimelineBar,
  type Translations,
  WIDTH,
  Window,
  WINDOW_BAR_HEIGHT,
} from '@guide/figures/kit';
import {names} from '../parts/roadmap';

const texts = {
  name: {en: 'Name', fr: 'Nom'},
  colour: {en: 'Colour', fr: 'Couleur'},
  blue: {en: 'Blue', fr: 'Bleu'},
  milestones: {en: 'High-priority milestones', fr: 'Jalons de priorité haute'},
  foldedByDefault: {en: 'Folded by default', fr: 'Replié par défaut'},
  autoFillNote: {
    en: 'Adds every hour, never removes',
    fr: 'Ajoute chaque heure, ne retire jamais',
  },
};

const HEIGHT = 456;
const TOP = 4 + WINDOW_BAR_HEIGHT;
const MENU_WIDTH = 232;
const LEFT = MENU_WIDTH + 18;
const CONTENT_WIDTH = 596 - 18 - LEFT;

const lanes: {name: Translations; y: number; bars: [x: number, width: number][]}[] = [
  {
    name: names.ticketing,
    y: 96,
    bars: [
      [44, 70],
      [128, 84],
    ],
  },
  {name: names.infrastructure, y: 222, bars: [[24, 148]]},
  {name: names.data, y: 330, bars: [[92, 86]]},
];

export default defineFigure({height: HEIGHT, draw: GroupSettings});

function GroupSettings() {
  return (
    <Window module="roadmap">
      <Groups />
      <Settings />
    </Window>
  );
}

function Groups() {
  return (
    <>
      <Text x={24} y={75} muted bold text={label('timeline')} />
      {lanes.map(({name, y, bars}, index) => {
        const [fill, stroke, tone] =
          index === 0
            ? (['accent-soft', 'accent', 'accent'] as const)
            : (['surface-hover', undefined, 'muted'] as const);
        const bounds = {x: 12, y, width: MENU_WIDTH - 24, height: 28};
        return (
          <g key={name.en}>
            <rect {...bounds} rx={6} fill={fill} stroke={stroke} strokeWidth={1.5} />
            <Text x={24} y={y + 19} bold maxWidth={MENU_WIDTH - 48} text={name} />
            {bars.map(([x, width], row) => (
              <TimelineBar key={x} x={x} y={y + 38 + row * 34} width={width} tone={tone} />
            ))}
          </g>
        );
      })}
      <Milestone x={116} y={168} />
      <Milestone x={202} y={292} />
    </>
  );
}

function Settings() {
  return (
    <Panel x={MENU_WIDTH} y={TOP} width={WIDTH - MENU_WIDTH} height={HEIGHT - TOP} raised>
      <Text x={LEFT} y={TOP + 32} size={16} bold maxWidth={240} text={names.ticketing} />
      <Text x={LEFT + CONTENT_WIDTH} y={TOP + 32} muted anchor="end" text="GRP-71" />
      <Fields
        x={LEFT}
        y={TOP + 48}
        width={CONTENT_WIDTH}
        gap={10}
        fields={[
          {label: texts.name, value: names.ticketing},
          {label: 'Parent', value: {en: 'None', fr: 'Aucun'}, select: true},
        ]}
      />
      <Colour y={TOP + 114} />
      <AutoFill y={TOP + 184} />
      <path d={`M${LEFT} ${TOP + 308.5}h${CONTENT_WIDTH}`} stroke="border" />
      <Text x={LEFT} y={TOP + 334} maxWidth={CONTENT_WIDTH - 52} text={texts.foldedByDefault} />
      <Switch x={LEFT + CONTENT_WIDTH - 40} y={TOP + 318} />
      <Buttons
        x={LEFT + CONTENT_WIDTH}
        y={TOP + 362}
        anchor="end"
        gap={10}
        texts={['cancel', 'save'].map(label)}
        primaryIndex={1}
      />
    </Panel>
  );
}

function Colour({y}: {y: number}) {
  return (
    <>
      <Field x={LEFT} y={y} width={CONTENT_WIDTH} label={texts.colour} select />
      <circle cx={LEFT + 20} cy={y + 36} r={8} fill="accent" />
      <Text x={LEFT + 38} y={y + 41} maxWidth={CONTENT_WIDTH - 72} text={texts.blue} />
    </>
  );
}

function AutoFill({y}: {y: number}) {
  const autoFill = {label: label('auto-fill'), value: texts.milestones, select: true};
  const type = `${label('type')} ${label('is')} ${label('milestone')}`;
  const second = LEFT + badgeWidth(type) + 8;
  return (
    <>
      <Field x={LEFT} y={y} width={CONTENT_WIDTH} {...autoFill} />
      <Badge x={LEFT} y={y + 60} tone="accent" text={type} />
      <Badge x={second} y={y + 60} tone="accent" text={label('high-priority')} />
      <Text x={LEFT} y={y + 106} muted maxWidth={CONTENT_WIDTH} text={texts.autoFillNote} />
    </>
  );
}
