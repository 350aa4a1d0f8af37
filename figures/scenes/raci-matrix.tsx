import {defineFigure} from '../figure';
import {BAR, Button, Field, measure, Text, usePen, widthFor, Window} from '../kit';
import {Plate} from '../parts/core-lift';
import {obs, wbs, type Node} from '../parts/core-lift-nodes';

const HEIGHT = 434;
const LEFT = 16;
const NODE_WIDTH = 202;
const UNIT_WIDTH = 122;
const TOP = 114;
const HEAD = 64;
const ROW = 34;

const units = Object.values(obs);

type Letter = 'R' | 'A' | 'C' | 'I';

const rows: [Node, (Letter | undefined)[]][] = [
  [wbs.validators, ['I', 'A', 'R']],
  [wbs.vending, ['I', 'A', 'R']],
  [wbs.fareEngine, ['A', 'R', undefined]],
  [wbs.interfaces, ['A', 'R', 'C']],
  [wbs.pilot, ['A', 'R', 'C']],
  [wbs.training, ['I', 'A', 'R']],
];

export default defineFigure({height: HEIGHT, draw: () => <RaciMatrix />});

function RaciMatrix() {
  const {c, label, say} = usePen();
  const exportWidth = widthFor(label('export'));
  const saveWidth = widthFor(label('save'));
  return (
    <Window height={HEIGHT} module="core">
      <Text x={LEFT} y={88} size={18} bold>
        {label('matrix')}
      </Text>
      <Field
        x={LEFT + NODE_WIDTH - 78}
        y={BAR + 12}
        width={190}
        label="OBS"
        value={say({en: 'BST-4 BTA OBS', fr: 'BST-4 OBS BTA'})}
        select
      />
      <Button x={584 - saveWidth - 8 - exportWidth} y={72}>
        {label('export')}
      </Button>
      <Button x={584 - saveWidth} y={72} main>
        {label('save')}
      </Button>
      <Head />
      {rows.map(([node, letters], index) => {
        const y = TOP + HEAD + index * ROW;
        return (
          <g key={node.code}>
            <path d={`M${LEFT} ${y}H584`} stroke={c('border')} />
            <NodeName x={LEFT + 10} y={y + 22} node={node} />
            {letters.map(
              (letter, unit) =>
                letter && <Mark key={unit} x={centreOf(unit)} y={y + ROW / 2} letter={letter} />,
            )}
          </g>
        );
      })}
      <Meanings y={TOP + HEAD + rows.length * ROW + 28} />
    </Window>
  );
}

function centreOf(unit: number): number {
  return LEFT + NODE_WIDTH + (unit + 0.5) * UNIT_WIDTH;
}

function Head() {
  const {c, say} = usePen();
  return (
    <>
      <rect x={LEFT} y={TOP} width={568} height={HEAD} rx={6} fill={c('surface-raised')} />
      <Text x={LEFT + 10} y={TOP + 38} size={14} bold>
        {say({en: 'WBS', fr: 'WBS'})}
      </Text>
      {units.map((unit, index) => (
        <g key={unit.code}>
          <Text x={centreOf(index)} y={TOP + 20} size={14} colour="accent" anchor="middle" bold>
            {unit.code}
          </Text>
          <Text
            x={centreOf(index)}
            y={TOP + 38}
            size={14}
            anchor="middle"
            max={UNIT_WIDTH - 8}
            wrapped
          >
            {say(unit.title)}
          </Text>
        </g>
      ))}
    </>
  );
}

function NodeName({x, y, node}: {x: number; y: number; node: Node}) {
  const {say} = usePen();
  return (
    <>
      <Text x={x} y={y} size={14} colour="text-muted">
        {node.code}
      </Text>
      <Text x={x + 44} y={y} size={14} max={NODE_WIDTH - 54}>
        {say(node.title)}
      </Text>
    </>
  );
}

/** A letter in its shape: A full, R outlined, C and I plain. */
function Mark({x, y, letter}: {x: number; y: number; letter: Letter}) {
  const isPlain = letter === 'C' || letter === 'I';
  return (
    <>
      <Plate
        place={{x: x - 17, y: y - 12, width: 34, height: 24}}
        radius={letter === 'A' ? 6 : 12}
        fill={letter === 'A' ? 'accent' : isPlain ? 'surface-hover' : 'accent-soft'}
        stroke={isPlain ? 'surface-hover' : 'accent'}
      />
      <Text
        x={x}
        y={y + 5}
        bold
        anchor="middle"
        colour={letter === 'A' ? 'surface' : isPlain ? 'text' : 'accent'}
      >
        {letter}
      </Text>
    </>
  );
}

function Meanings({y}: {y: number}) {
  const {say} = usePen();
  const meanings: [Letter, string][] = [
    ['R', say({en: 'Responsible', fr: 'Réalise'})],
    ['A', say({en: 'Accountable', fr: 'Autorité'})],
    ['C', say({en: 'Consulted', fr: 'Consulté'})],
    ['I', say({en: 'Informed', fr: 'Informé'})],
  ];
  const starts = meanings.map((_, index) =>
    meanings.slice(0, index).reduce((sum, [, meaning]) => sum + measure(meaning, 14) + 66, LEFT),
  );
  return meanings.map(([letter, meaning], index) => (
    <g key={letter}>
      <Mark x={starts[index]! + 17} y={y} letter={letter} />
      <Text x={starts[index]! + 42} y={y + 5} size={14} max={96}>
        {meaning}
      </Text>
    </g>
  ));
}
