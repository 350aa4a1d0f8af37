import {
  Badge,
  Buttons,
  defineFigure,
  Divider,
  Fields,
  label,
  Marker,
  Panel,
  percentage,
  Skeleton,
  Text,
  type Translations,
  WIDTH,
  Window,
} from '@guide/figures/kit';
import {Legend} from '../parts/core-lift';
import {levelOf, wbs, type StructureNode} from '../parts/core-lift-nodes';

const WINDOW_HEIGHT = 496;
const TOP = 212;
const HEAD_HEIGHT = 36;
const ROW_HEIGHT = 34;
const DETAILS_LEFT = 468;
const column = {owner: 220, weightEnd: 360, progressEnd: 460};

const areas: Translations[] = [
  {en: 'Version bar', fr: 'Barre des versions'},
  {en: 'Toolbar', fr: 'Barre d’outils'},
  {en: 'Tree', fr: 'Arbre'},
  {en: 'Columns', fr: 'Colonnes'},
];

const marks: [number, number][] = [
  [574, 72],
  [574, 188],
  [111, WINDOW_HEIGHT - 24],
  [340, WINDOW_HEIGHT - 24],
  [574, TOP + 22],
];

interface Row {
  node: StructureNode;
  branch?: 'open' | 'collapsed';
  weight: string;
  percent: number;
}

const rows: Row[] = [
  {node: wbs.root, branch: 'open', weight: '1', percent: 30},
  {node: wbs.equipment, branch: 'collapsed', weight: '45', percent: 30},
  {node: wbs.backOffice, branch: 'open', weight: '30', percent: 42},
  {node: wbs.fareEngine, weight: '62', percent: 50},
  {node: wbs.interfaces, weight: '38', percent: 30},
  {node: wbs.rollOut, branch: 'collapsed', weight: '25', percent: 15},
];

export default defineFigure({height: WINDOW_HEIGHT + 74, draw: StructureScreen});

function StructureScreen() {
  return (
    <>
      <Window module="core">
        <VersionBar />
        <Toolbar />
        <Head />
        {rows.map((row, index) => (
          <TreeRow key={row.node.code} y={TOP + HEAD_HEIGHT + index * ROW_HEIGHT} row={row} />
        ))}
        <NodeDetails />
      </Window>
      <Divider y={WINDOW_HEIGHT - 4.5} />
      <Span from={16} to={206} />
      <Span from={220} to={460} />
      {marks.map(([x, y], index) => (
        <Marker key={index} x={x} y={y} number={index + 1} />
      ))}
      <Legend x={26} y={WINDOW_HEIGHT + 20} entries={areas.slice(0, 3)} />
      <Legend x={26} y={WINDOW_HEIGHT + 52} from={4} entries={[areas[3]!, label('details')]} />
    </>
  );
}

function Span({from, to}: {from: number; to: number}) {
  return (
    <path
      d={`M${from} ${WINDOW_HEIGHT - 30}v6H${to}v-6`}
      fill="none"
      stroke="border-strong"
      strokeWidth={1.5}
    />
  );
}

function VersionBar() {
  const buttons = ['versions', 'compare-versions', 'publish'].map(label);
  return (
    <>
      <Divider y={97} />
      <Divider y={TOP} />
      <Text x={16} y={77} size={15} bold text="v3" />
      <Badge x={42} y={60} text={label('draft')} />
      <Buttons x={552} y={57} anchor="end" texts={buttons} primaryIndex={2} />
    </>
  );
}

function Toolbar() {
  const nodes = ['add-node', 'add-child', 'indent', 'outdent'] as const;
  const steps = ['undo', 'redo', 'attributes', 'roll-up'] as const;
  const structureActions = ['matrix', 'export', 'more-actions'] as const;
  return (
    <>
      {[nodes, steps, structureActions].map((keys, row) => (
        <Buttons
          key={keys[0]}
          x={16}
          y={102 + row * 36}
          texts={keys.map((key) => label(key))}
          gap={6}
          padding={5}
        />
      ))}
    </>
  );
}

function Head() {
  const y = TOP + 23;
  return (
    <>
      <rect x={5} y={TOP} width={DETAILS_LEFT - 5} height={HEAD_HEIGHT} fill="surface-raised" />
      <Text
        x={16}
        y={y}
        bold
        maxWidth={190}
        text={{en: 'BST-3 TICKET WBS', fr: 'BST-3 WBS TICKET'}}
      />
      <Text x={column.owner} y={y} muted maxWidth={94} text={label('owner')} />
      <Text x={column.weightEnd} y={y} muted anchor="end" maxWidth={52} text={label('weight')} />
      <Text
        x={column.progressEnd}
        y={y}
        muted
        anchor="end"
        maxWidth={90}
        text={label('progress')}
      />
    </>
  );
}

function TreeRow({y, row: {node, branch, weight, percent}}: {y: number; row: Row}) {
  const x = 14 + (levelOf(node) - 1) * 14;
  const code = 6 + node.code.length * 7;
  return (
    <>
      {node === wbs.rollOut && (
        <rect x={5} y={y} width={DETAILS_LEFT - 5} height={ROW_HEIGHT} fill="accent-soft" />
      )}
      <path d={`M5 ${y}H${DETAILS_LEFT}M5 ${y + ROW_HEIGHT}H${DETAILS_LEFT}`} stroke="border" />
      {branch && (
        <path
          d={branch === 'open' ? `m${x} ${y + 15} 4 5 4-5` : `m${x + 2} ${y + 13} 5 4-5 4`}
          fill="none"
          stroke="text-muted"
          strokeWidth={1.75}
        />
      )}
      <Text x={x + 13} y={y + 22} colour="accent" text={node.code} />
      <Text
        x={x + 13 + code}
        y={y + 22}
        maxWidth={column.owner - x - code - 15}
        text={node.title}
      />
      <circle cx={column.owner + 9} cy={y + 17} r={8} fill="border" />
      <Skeleton x={column.owner + 23} y={y + 21} width={44} />
      <Text x={column.weightEnd} y={y + 22} anchor="end" text={weight} />
      <Text x={column.progressEnd} y={y + 22} anchor="end" text={percentage(percent)} />
    </>
  );
}

function NodeDetails() {
  const fields = [
    {label: 'Code', value: wbs.rollOut.code},
    {label: label('title'), value: wbs.rollOut.title},
    {label: label('owner'), select: true},
    {label: label('weight'), value: '25'},
  ];
  return (
    <Panel
      x={DETAILS_LEFT}
      y={TOP}
      width={WIDTH - DETAILS_LEFT}
      height={WINDOW_HEIGHT - TOP - 4}
      raised
    >
      <Text x={DETAILS_LEFT + 10} y={TOP + 27} size={15} bold text={label('details')} />
      <Fields
        x={DETAILS_LEFT + 9}
        y={TOP + 42}
        width={110}
        columns={1}
        rowStep={59}
        fields={fields}
      />
      <Skeleton x={DETAILS_LEFT + 19} y={TOP + 42 + 2 * 59 + 40} width={56} />
    </Panel>
  );
}
