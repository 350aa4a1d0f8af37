import {defineFigure} from '../figure';
import {Panel, Text, usePen, WIDTH} from '../kit';
import {Card, Code} from '../parts/api';

const PITCH = 24;
const HEAD = 36;
const GAP = 14;
const TOP = 76;
const LEFT = 12;
const RIGHT = 316;
const WIDE = 272;
const MIDDLE = WIDTH / 2;

/** A path; the ones below it hang on one of its records. */
type Branch = [path: string, children?: string[]];

interface Family {
  title: string;
  branches: Branch[];
}

export default defineFigure({height: 584, draw: () => <ResourceTree />});

function ResourceTree() {
  const {label, say} = usePen();
  const left: Family[] = [
    {title: say({en: 'People', fr: 'Personnes'}), branches: [['/me'], ['/users']]},
    {
      title: label('projects'),
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
    {
      title: label('roadmap'),
      branches: [['/roadmaps', ['groups', 'items', 'links', 'resources']]],
    },
    {title: label('core'), branches: [['/structures', ['nodes', 'versions']]]},
    {
      title: label('lift'),
      branches: [
        ['/datasets', ['quality', 'runs']],
        ['/runs', ['rejects', 'rollback']],
      ],
    },
  ];
  return (
    <>
      <Trunk tops={[...topsOf(left), ...topsOf(right)]} />
      <Card x={86} y={12} width={428} height={40} fill="accent-soft" stroke="accent" />
      <Code
        text="https://{workspace}.telescope.example/api/v1"
        x={MIDDLE}
        y={37}
        anchor="middle"
        bold
        max={410}
      />
      <Column x={LEFT} arm={LEFT + WIDE} families={left} />
      <Column x={RIGHT} arm={RIGHT} families={right} />
      <Text x={LEFT + 16} y={526} size={14} colour="text-muted" max={WIDE - 24} wrapped>
        {say({
          en: 'Indented: what one record holds',
          fr: 'En retrait : ce que contient un enregistrement',
        })}
      </Text>
    </>
  );
}

const rowsOf = ({branches}: Family) =>
  branches.reduce((sum, [, children = []]) => sum + 1 + children.length, 0);

const heightOf = (family: Family) => HEAD + rowsOf(family) * PITCH + 8;

function topsOf(families: Family[]): number[] {
  return families.map((_, index) =>
    families.slice(0, index).reduce((sum, family) => sum + heightOf(family) + GAP, TOP),
  );
}

function Trunk({tops}: {tops: number[]}) {
  const {c} = usePen();
  return (
    <path
      d={`M${MIDDLE} 52V${Math.max(...tops) + HEAD / 2}`}
      stroke={c('border-strong')}
      strokeWidth={2}
    />
  );
}

function Column({x, arm, families}: {x: number; arm: number; families: Family[]}) {
  const {c} = usePen();
  const tops = topsOf(families);
  return (
    <>
      {families.map((family, index) => (
        <g key={family.title}>
          <path
            d={`M${MIDDLE} ${tops[index]! + HEAD / 2}H${arm}`}
            stroke={c('border-strong')}
            strokeWidth={2}
          />
          <Panel x={x} y={tops[index]!} width={WIDE} height={heightOf(family)} raised>
            <Text x={x + 16} y={tops[index]! + 25} size={14} bold max={WIDE - 24}>
              {family.title}
            </Text>
            <Rows x={x + 16} y={tops[index]! + HEAD} branches={family.branches} />
          </Panel>
        </g>
      ))}
    </>
  );
}

function Rows({x, y, branches}: {x: number; y: number; branches: Branch[]}) {
  const starts = branches.map((_, index) =>
    branches
      .slice(0, index)
      .reduce((top, [, children = []]) => top + PITCH * (1 + children.length), y),
  );
  return (
    <>
      {branches.map(([path, children = []], index) => (
        <g key={path}>
          <Code text={path} x={x} y={starts[index]! + 15} />
          {children.map((child, row) => (
            <Child key={child} x={x} y={starts[index]! + PITCH * (row + 1)} first={row === 0}>
              {`/{id}/${child}`}
            </Child>
          ))}
        </g>
      ))}
    </>
  );
}

function Child({x, y, first, children}: {x: number; y: number; first: boolean; children: string}) {
  const {c} = usePen();
  return (
    <>
      <path
        d={`M${x + 9} ${y - (first ? 4 : 15)}V${y + 10}H${x + 24}`}
        fill="none"
        stroke={c('border-strong')}
        strokeWidth={1.5}
      />
      <Code text={children} x={x + 31} y={y + 15} />
    </>
  );
}
