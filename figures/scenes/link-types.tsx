import {
  Arrow,
  defineFigure,
  label,
  type LabelKey,
  measure,
  Panel,
  Text,
  TimelineBar,
  type Translations,
} from '@guide/figures/kit';

const texts = {
  predecessor: {en: 'Predecessor', fr: 'Prédécesseur'},
  successor: {en: 'Successor', fr: 'Successeur'},
};

const BAR_WIDTH = 114;
const FIRST_Y = 60;
const SECOND_Y = 108;
const [FROM, BETWEEN, TO] = [FIRST_Y + 13, (FIRST_Y + 26 + SECOND_Y) / 2, SECOND_Y + 13];

interface LinkType {
  key: LabelKey;
  name: Translations;
  /** Left of the predecessor and successor bars, relative to the cell. */
  bars: [number, number];
  path: string;
}

const types: LinkType[] = [
  {
    key: 'fs',
    name: {en: 'Finish-to-start', fr: 'Fin-début'},
    bars: [14, 154],
    path: `M128 ${FROM}H140V${TO}H152`,
  },
  {
    key: 'ss',
    name: {en: 'Start-to-start', fr: 'Début-début'},
    bars: [76, 108],
    path: `M76 ${FROM}H60V${TO}H106`,
  },
  {
    key: 'ff',
    name: {en: 'Finish-to-finish', fr: 'Fin-fin'},
    bars: [59, 91],
    path: `M173 ${FROM}H223V${TO}H207`,
  },
  {
    key: 'sf',
    name: {en: 'Start-to-finish', fr: 'Début-fin'},
    bars: [133, 35],
    path: `M133 ${FROM}H115V${BETWEEN}H169V${TO}H151`,
  },
];

export default defineFigure({height: 340, draw: LinkTypes});

function LinkTypes() {
  return types.map((type, index) => (
    <g
      key={type.key}
      transform={`translate(${12 + (index % 2) * 294} ${12 + Math.floor(index / 2) * 164})`}
    >
      <LinkCell type={type} />
    </g>
  ));
}

function LinkCell({type}: {type: LinkType}) {
  const {key, name, path} = type;
  const [predecessor, successor] = type.bars;
  const [, startX, startY] = /^M(\d+) (\d+)/.exec(path)!;
  return (
    <Panel x={0} y={0} width={282} height={152} raised>
      <Text x={14} y={30} size={17} bold colour="accent" text={label(key)} />
      <Text
        x={14 + measure(label(key), 17, true) + 12}
        y={30}
        size={15}
        maxWidth={210}
        text={name}
      />
      <TimelineBar
        x={predecessor}
        y={FIRST_Y}
        width={BAR_WIDTH}
        tone="muted"
        text={texts.predecessor}
      />
      <TimelineBar x={successor} y={SECOND_Y} width={BAR_WIDTH} text={texts.successor} />
      <Arrow d={path} colour="text" />
      <circle cx={startX} cy={startY} r={3.5} fill="text" />
    </Panel>
  );
}
