import {defineFigure} from '../figure';
import {
  BAR,
  Badge,
  Button,
  Field,
  Milestone,
  Panel,
  Switch,
  Text,
  TimelineBar,
  usePen,
  widthFor,
  Window,
  type Words,
} from '../kit';
import {names} from '../parts/roadmap';
import {Swatches} from '../parts/roadmap-swatches';

const HEIGHT = 456;
const GROUP_ID = 'GRP-71';
const TOP = 4 + BAR;
const SIDE = 232;
const LEFT = SIDE + 18;
const WIDE = 596 - 18 - LEFT;

const lanes: {name: Words; y: number; bars: [x: number, width: number][]}[] = [
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

export default defineFigure({height: HEIGHT, draw: () => <GroupSettings />});

function GroupSettings() {
  return (
    <Window height={HEIGHT} module="roadmap">
      <Groups />
      <Settings />
    </Window>
  );
}

function Groups() {
  const {c, label, say} = usePen();
  return (
    <>
      <Text x={24} y={75} size={14} colour="text-muted" bold>
        {label('timeline')}
      </Text>
      {lanes.map(({name, y, bars}, index) => (
        <g key={name.en}>
          <rect
            x={12}
            y={y}
            width={SIDE - 24}
            height={28}
            rx={6}
            fill={c(index === 0 ? 'accent-soft' : 'surface-hover')}
            stroke={index === 0 ? c('accent') : undefined}
            strokeWidth={1.5}
          />
          <Text x={24} y={y + 19} size={14} bold max={SIDE - 48}>
            {say(name)}
          </Text>
          {bars.map(([x, width], row) => (
            <TimelineBar
              key={x}
              x={x}
              y={y + 38 + row * 34}
              width={width}
              tone={index === 0 ? 'accent' : 'muted'}
            />
          ))}
        </g>
      ))}
      <Milestone x={116} y={168} />
      <Milestone x={202} y={292} />
    </>
  );
}

function Settings() {
  const {c, label, say} = usePen();
  const save = widthFor(label('save'));
  const cancel = widthFor(label('cancel'));
  const half = (WIDE - 10) / 2;
  return (
    <Panel x={SIDE} y={TOP} width={596 - SIDE} height={HEIGHT - TOP - 4} raised>
      <Text x={LEFT} y={TOP + 32} size={16} bold max={240}>
        {say(names.ticketing)}
      </Text>
      <Text x={LEFT + WIDE} y={TOP + 32} size={14} colour="text-muted" anchor="end">
        {GROUP_ID}
      </Text>
      <Field
        x={LEFT}
        y={TOP + 48}
        width={half}
        label={say({en: 'Name', fr: 'Nom'})}
        value={say(names.ticketing)}
      />
      <Field
        x={LEFT + half + 10}
        y={TOP + 48}
        width={half}
        label={say({en: 'Parent', fr: 'Parent'})}
        value={say({en: 'None', fr: 'Aucun'})}
        select
      />
      <Swatches x={LEFT} y={TOP + 114} width={WIDE} />
      <AutoFill y={TOP + 184} />
      <path d={`M${LEFT} ${TOP + 308.5}h${WIDE}`} stroke={c('border')} />
      <Text x={LEFT} y={TOP + 334} size={14} max={WIDE - 52}>
        {say({en: 'Folded by default', fr: 'Replié par défaut'})}
      </Text>
      <Switch x={LEFT + WIDE - 40} y={TOP + 318} on={false} />
      <Button x={LEFT + WIDE - save - cancel - 10} y={TOP + 362}>
        {label('cancel')}
      </Button>
      <Button x={LEFT + WIDE - save} y={TOP + 362} main>
        {label('save')}
      </Button>
    </Panel>
  );
}

function AutoFill({y}: {y: number}) {
  const {label, say} = usePen();
  const type = `${label('type')} ${label('is')} ${label('milestone')}`;
  return (
    <>
      <Field
        x={LEFT}
        y={y}
        width={WIDE}
        label={label('auto-fill')}
        value={say({en: 'High-priority milestones', fr: 'Jalons de priorité haute'})}
        select
      />
      <Badge x={LEFT} y={y + 60} tone="accent">
        {type}
      </Badge>
      <Badge x={LEFT + widthFor(type, 14, 9) + 8} y={y + 60} tone="accent">
        {label('high-priority')}
      </Badge>
      <Text x={LEFT} y={y + 106} size={14} colour="text-muted" max={WIDE}>
        {say({en: 'Adds every hour, never removes', fr: 'Ajoute chaque heure, ne retire jamais'})}
      </Text>
    </>
  );
}
