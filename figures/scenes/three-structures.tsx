import {
  defineFigure,
  measure,
  Panel,
  stack,
  Text,
  type Translations,
  wrap,
} from '@guide/figures/kit';
import {levelOf, obs, pbs, wbs, type StructureNode} from '../parts/core-lift-nodes';

const HEIGHT = 440;
const TREE_TOP = 124;
const FOOT_HEIGHT = 62;

export default defineFigure({height: HEIGHT, draw: ThreeStructures});

interface StructureProps {
  x: number;
  width: number;
  kind: string;
  id: string;
  question: Translations;
  nodes: StructureNode[];
  use: Translations;
}

const structures: StructureProps[] = [
  {
    x: 12,
    width: 230,
    kind: 'WBS',
    id: 'BST-3',
    question: {en: 'What work must be done?', fr: 'Quel travail faut-il faire ?'},
    nodes: Object.values(wbs),
    use: {
      en: 'Gives codes to items and costs',
      fr: 'Fournit des codes aux éléments et aux coûts',
    },
  },
  {
    x: 248,
    width: 162,
    kind: 'PBS',
    id: 'BST-5',
    question: {en: 'What is delivered?', fr: 'Que livre-t-on ?'},
    nodes: Object.values(pbs),
    use: {en: 'Describes the result', fr: 'Décrit le résultat'},
  },
  {
    x: 416,
    width: 172,
    kind: 'OBS',
    id: 'BST-4',
    question: {en: 'Who answers for the work?', fr: 'Qui répond du travail ?'},
    nodes: Object.values(obs),
    use: {en: 'Meets the WBS in a matrix', fr: 'Croise le WBS en matrice'},
  },
];

function ThreeStructures() {
  return structures.map((structure) => <Structure key={structure.id} {...structure} />);
}

function Structure({x, width, kind, id, question, nodes, use}: StructureProps) {
  const footTop = HEIGHT - 12 - FOOT_HEIGHT;
  return (
    <Panel x={x} y={12} width={width} height={HEIGHT - 24}>
      <Text x={x + 10} y={42} size={20} bold colour="accent" text={kind} />
      <Text x={x + width - 10} y={42} muted anchor="end" text={id} />
      <Text x={x + 10} y={68} maxWidth={width - 18} wrapped text={question} />
      <path d={`M${x} 100H${x + width}`} stroke="border" />
      <Tree x={x + 10} width={width - 14} nodes={nodes} />
      <path
        d={`M${x + 1} ${footTop}h${width - 2}v${FOOT_HEIGHT - 8}q0 7-7 7h-${width - 16}q-7 0-7-7z`}
        fill="surface-raised"
      />
      <Text x={x + 10} y={footTop + 26} muted maxWidth={width - 18} wrapped text={use} />
    </Panel>
  );
}

const LINE_HEIGHT = 17;
const ROW_HEIGHT = 25;
const INDENT = 12;

function Tree({x, width, nodes}: {x: number; width: number; nodes: StructureNode[]}) {
  const rows = nodes.map((node) => {
    const indent = (levelOf(node) - 1) * INDENT;
    const code = 8 + measure(node.code, 14, levelOf(node) === 1);
    const titleX = x + indent + code;
    const lines = wrap(node.title, width - indent - code, 14, levelOf(node) === 1);
    return {node, indent, titleX, height: ROW_HEIGHT + (lines.length - 1) * LINE_HEIGHT};
  });
  const tops = stack(
    rows.map(({height}) => height),
    TREE_TOP,
  );
  return rows.map(({node, indent, titleX, height}, index) => {
    const y = tops[index]!;
    const isRoot = indent === 0;
    return (
      <g key={node.code}>
        {Array.from({length: levelOf(node) - 1}, (_, level) => (
          <path
            key={level}
            d={`M${x + 4 + level * INDENT} ${y - 16}v${height}`}
            stroke="border-strong"
          />
        ))}
        <Text x={x + indent} y={y} bold={isRoot} colour="accent" text={node.code} />
        <Text
          x={titleX}
          y={y}
          bold={isRoot}
          maxWidth={width - (titleX - x)}
          wrapped
          text={node.title}
        />
      </g>
    );
  });
}
