import {defineFigure} from '../figure';
import {Arrow, measure, Panel, Text, TimelineBar, usePen, type LabelKey, type Words} from '../kit';

const BAR = 114;
const FIRST = 60;
const SECOND = 108;
const [FROM, BETWEEN, TO] = [FIRST + 13, (FIRST + 26 + SECOND) / 2, SECOND + 13];

interface LinkType {
  key: LabelKey;
  name: Words;
  /** Where the two bars start, from the left of the cell. */
  predecessor: number;
  successor: number;
  /** From an end of the predecessor to an end of the successor. */
  path: [x: number, y: number][];
}

const types: LinkType[] = [
  {
    key: 'fs',
    name: {en: 'Finish-to-start', fr: 'Fin-début'},
    predecessor: 14,
    successor: 154,
    path: [
      [128, FROM],
      [140, FROM],
      [140, TO],
      [152, TO],
    ],
  },
  {
    key: 'ss',
    name: {en: 'Start-to-start', fr: 'Début-début'},
    predecessor: 76,
    successor: 108,
    path: [
      [76, FROM],
      [60, FROM],
      [60, TO],
      [106, TO],
    ],
  },
  {
    key: 'ff',
    name: {en: 'Finish-to-finish', fr: 'Fin-fin'},
    predecessor: 59,
    successor: 91,
    path: [
      [173, FROM],
      [223, FROM],
      [223, TO],
      [207, TO],
    ],
  },
  {
    key: 'sf',
    name: {en: 'Start-to-finish', fr: 'Début-fin'},
    predecessor: 133,
    successor: 35,
    path: [
      [133, FROM],
      [115, FROM],
      [115, BETWEEN],
      [169, BETWEEN],
      [169, TO],
      [151, TO],
    ],
  },
];

export default defineFigure({height: 340, draw: () => <LinkTypes />});

function LinkTypes() {
  return (
    <>
      {types.map((type, index) => (
        <g
          key={type.key}
          transform={`translate(${12 + (index % 2) * 294} ${12 + Math.floor(index / 2) * 164})`}
        >
          <LinkCell type={type} />
        </g>
      ))}
    </>
  );
}

function LinkCell({type}: {type: LinkType}) {
  const {c, label, say} = usePen();
  const {key, name, predecessor, successor, path} = type;
  const [startX = 0, startY = 0] = path[0] ?? [];
  return (
    <Panel x={0} y={0} width={282} height={152} raised>
      <Text x={14} y={30} size={17} bold colour="accent">
        {label(key)}
      </Text>
      <Text x={14 + measure(label(key), 17, true) + 12} y={30} max={210}>
        {say(name)}
      </Text>
      <TimelineBar
        x={predecessor}
        y={FIRST}
        width={BAR}
        tone="muted"
        text={say({en: 'Predecessor', fr: 'Prédécesseur'})}
      />
      <TimelineBar
        x={successor}
        y={SECOND}
        width={BAR}
        text={say({en: 'Successor', fr: 'Successeur'})}
      />
      <Arrow points={path} colour="text" />
      <circle cx={startX} cy={startY} r={3.5} fill={c('text')} />
    </Panel>
  );
}
