import {
  defineFigure,
  label,
  type LabelKey,
  Panel,
  type Position,
  stack,
  stackSize,
  Text,
  type Translations,
  WIDTH,
} from '@guide/figures/kit';
import {Card} from '../parts/api';

const indented: Translations = {
  en: 'Indented: what one record holds',
  fr: 'En retrait : ce que contient un enregistrement',
};

const BASE_URL = 'https://{workspace}.telescope.example/api/v1';

const LINE_HEIGHT = 24;
const HEAD_HEIGHT = 36;
const GAP = 14;
const TOP = 76;
const LEFT = 12;
const RIGHT = 316;
const PANEL_WIDTH = 272;
const CENTRE_X = WIDTH / 2;

const trunk = {fill: 'none', stroke: 'border-strong', strokeWidth: 2};

type Branch = [path: string, children?: string[]];

interface Family {
  title: LabelKey | Translations;
  branches: Branch[];
}

const left: Family[] = [
  {title: {en: 'People', fr: 'Personnes'}, branches: [['/me'], ['/users']]},
  {
    title: 'projects',
    branches: [
      ['/organisations'],
      ['/projects', ['items', 'charter', 'committees', 'baselines', 'indicators', 'reviews']],
      ['/items'],
      ['/reviews'],
      ['/tags'],
    ],
  },
];

const right: Family[] = [
  {title: 'roadmap', branches: [['/roadmaps', ['groups', 'items', 'links', 'resources']]]},
  {title: 'core', branches: [['/structures', ['nodes', 'versions']]]},
  {
    title: 'lift',
    branches: [
      ['/datasets', ['quality', 'runs']],
      ['/runs', ['rejects', 'rollback']],
    ],
  },
];

export default defineFigure({height: 584, draw: ResourceTree});

function ResourceTree() {
  const last = Math.max(...topsOf(left), ...topsOf(right));
  return (
    <>
      <path d={`M${CENTRE_X} 52V${last + HEAD_HEIGHT / 2}`} {...trunk} />
      <Card x={86} y={12} width={428} height={40} fill="accent-soft" stroke="accent" />
      <Text code x={CENTRE_X} y={37} anchor="middle" bold maxWidth={410} text={BASE_URL} />
      <Column x={LEFT} arm={LEFT + PANEL_WIDTH} families={left} />
      <Column x={RIGHT} arm={RIGHT} families={right} />
      <Text x={LEFT + 16} y={526} muted maxWidth={PANEL_WIDTH - 24} wrapped text={indented} />
    </>
  );
}

const rowCount = ([, children = []]: Branch) => 1 + children.length;
const heightOf = ({branches}: Family) =>
  HEAD_HEIGHT + stackSize(branches.map(rowCount)) * LINE_HEIGHT + 8;
const topsOf = (families: Family[]) => stack(families.map(heightOf), TOP, GAP);

function Column({x, arm, families}: {x: number; arm: number; families: Family[]}) {
  const tops = topsOf(families);
  return families.map((family, index) => {
    const {title, branches} = family;
    const y = tops[index]!;
    const titleText = typeof title === 'string' ? label(title) : title;
    return (
      <g key={index}>
        <path d={`M${CENTRE_X} ${y + HEAD_HEIGHT / 2}H${arm}`} {...trunk} />
        <Panel x={x} y={y} width={PANEL_WIDTH} height={heightOf(family)} raised>
          <Text x={x + 16} y={y + 25} bold maxWidth={PANEL_WIDTH - 24} text={titleText} />
          <Rows x={x + 16} y={y + HEAD_HEIGHT} branches={branches} />
        </Panel>
      </g>
    );
  });
}

function Rows({x, y, branches}: Position & {branches: Branch[]}) {
  const starts = stack(
    branches.map((branch) => LINE_HEIGHT * rowCount(branch)),
    y,
  );
  return branches.map(([path, children = []], index) => (
    <g key={path}>
      <Text code x={x} y={starts[index]! + 15} text={path} />
      {children.map((child, row) => {
        const top = starts[index]! + LINE_HEIGHT * (row + 1);
        const arm = `M${x + 9} ${top - (row === 0 ? 4 : 15)}V${top + 10}H${x + 24}`;
        return (
          <g key={child}>
            <path d={arm} {...trunk} strokeWidth={1.5} />
            <Text code x={x + 31} y={top + 15} text={`/{id}/${child}`} />
          </g>
        );
      })}
    </g>
  ));
}
