import {defineFigure} from '../figure';
import {
  Badge,
  Button,
  Field,
  Marker,
  Panel,
  Skeleton,
  Text,
  usePen,
  widthFor,
  Window,
} from '../kit';
import {Legend} from '../parts/core-lift';
import {levelOf, wbs, type Node} from '../parts/core-lift-nodes';

const WINDOW = 384;
const TOP = 100;
const HEAD = 36;
const ROW = 34;
const DETAILS = 468;
const column = {owner: 220, weightEnd: 360, progressEnd: 460};

/** Where the marks of the areas stand. */
const marks: [number, number][] = [
  [574, 72],
  [111, 360],
  [340, 360],
  [574, 122],
];

interface Row {
  node: Node;
  branch?: 'open' | 'folded';
  weight?: string;
  percent?: number;
}

const rows: Row[] = [
  {node: wbs.root, branch: 'open', weight: '1', percent: 30},
  {node: wbs.equipment, branch: 'folded', weight: '45', percent: 30},
  {node: wbs.backOffice, branch: 'open', weight: '30', percent: 42},
  {node: wbs.fareEngine},
  {node: wbs.interfaces},
  {node: wbs.rollOut, branch: 'folded', weight: '25', percent: 15},
];

export default defineFigure({height: WINDOW + 44, draw: () => <StructureScreen />});

function StructureScreen() {
  const {label, say} = usePen();
  return (
    <>
      <Window height={WINDOW} module="core">
        <VersionBar />
        <Head />
        {rows.map((row, index) => (
          <RowOfTree key={row.node.code} y={TOP + HEAD + index * ROW} row={row} />
        ))}
        <NodeDetails />
      </Window>
      <Span from={16} to={206} />
      <Span from={220} to={460} />
      {marks.map(([x, y], index) => (
        <Marker key={index} x={x} y={y}>
          {index + 1}
        </Marker>
      ))}
      <Legend
        x={26}
        y={WINDOW + 20}
        entries={[
          say({en: 'Version bar', fr: 'Barre des versions'}),
          say({en: 'Tree', fr: 'Arbre'}),
          say({en: 'Columns', fr: 'Colonnes'}),
          label('details'),
        ]}
      />
    </>
  );
}

/** A line below the area that a mark stands for. */
function Span({from, to}: {from: number; to: number}) {
  const {c} = usePen();
  return (
    <path d={`M${from} 354v6H${to}v-6`} fill="none" stroke={c('border-strong')} strokeWidth={1.5} />
  );
}

function VersionBar() {
  const {c, label, say} = usePen();
  const buttons = [label('versions'), label('compare-versions'), label('publish')];
  const startOf = (index: number) =>
    buttons.slice(index).reduce((left, text) => left - widthFor(text) - 8, 560);
  return (
    <>
      <path d={`M4.5 ${TOP}H595.5`} stroke={c('border')} />
      <Text x={16} y={77} bold>
        {say({en: 'v3', fr: 'v3'})}
      </Text>
      <Badge x={42} y={60}>
        {label('draft')}
      </Badge>
      {buttons.map((text, index) => (
        <Button key={text} x={startOf(index)} y={57} main={text === label('publish')}>
          {text}
        </Button>
      ))}
    </>
  );
}

function Head() {
  const {c, label, say} = usePen();
  const y = TOP + 23;
  return (
    <>
      <rect x={5} y={TOP} width={DETAILS - 5} height={HEAD} fill={c('surface-raised')} />
      <Text x={16} y={y} size={14} bold max={190}>
        {say({en: 'BST-3 TICKET WBS', fr: 'BST-3 WBS TICKET'})}
      </Text>
      <Text x={column.owner} y={y} size={14} colour="text-muted" max={94}>
        {label('owner')}
      </Text>
      <Text x={column.weightEnd} y={y} size={14} colour="text-muted" anchor="end" max={52}>
        {label('weight')}
      </Text>
      <Text x={column.progressEnd} y={y} size={14} colour="text-muted" anchor="end" max={90}>
        {label('progress')}
      </Text>
    </>
  );
}

function RowOfTree({y, row: {node, branch, weight, percent}}: {y: number; row: Row}) {
  const {c, locale, say} = usePen();
  const x = 14 + (levelOf(node) - 1) * 14;
  const code = 6 + node.code.length * 7;
  const shown = percent === undefined ? undefined : `${percent}${locale === 'fr' ? ' %' : '%'}`;
  return (
    <>
      {node === wbs.rollOut && (
        <rect x={5} y={y} width={DETAILS - 5} height={ROW} fill={c('accent-soft')} />
      )}
      <path d={`M5 ${y}H${DETAILS}M5 ${y + ROW}H${DETAILS}`} stroke={c('border')} />
      {branch && (
        <path
          d={branch === 'open' ? `m${x} ${y + 15} 4 5 4-5` : `m${x + 2} ${y + 13} 5 4-5 4`}
          fill="none"
          stroke={c('text-muted')}
          strokeWidth={1.75}
        />
      )}
      <Text x={x + 13} y={y + 22} size={14} colour="accent">
        {node.code}
      </Text>
      <Text x={x + 13 + code} y={y + 22} size={14} max={column.owner - x - code - 15}>
        {say(node.title)}
      </Text>
      <circle cx={column.owner + 9} cy={y + 17} r={8} fill={c('border')} />
      <Skeleton x={column.owner + 23} y={y + 21} width={44} />
      <Figure x={column.weightEnd} y={y} text={weight} />
      <Figure x={column.progressEnd} y={y} text={shown} />
    </>
  );
}

function Figure({x, y, text}: {x: number; y: number; text?: string}) {
  return text ? (
    <Text x={x} y={y + 22} size={14} anchor="end">
      {text}
    </Text>
  ) : (
    <Skeleton x={x - 22} y={y + 21} width={22} />
  );
}

function NodeDetails() {
  const {label, say} = usePen();
  const fields = [
    {label: 'Code', value: wbs.rollOut.code},
    {label: label('title'), value: say(wbs.rollOut.title)},
    {label: label('owner'), select: true},
    {label: label('weight'), value: '25'},
  ];
  return (
    <Panel x={DETAILS} y={TOP} width={128} height={WINDOW - TOP - 4} raised>
      <Text x={DETAILS + 10} y={TOP + 27} bold>
        {label('details')}
      </Text>
      {fields.map((field, index) => (
        <Field key={field.label} x={DETAILS + 9} y={TOP + 42 + index * 59} width={110} {...field} />
      ))}
      <Skeleton x={DETAILS + 19} y={TOP + 42 + 2 * 59 + 40} width={56} />
    </Panel>
  );
}
