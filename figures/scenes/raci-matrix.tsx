import {
  Buttons,
  defineFigure,
  Field,
  label,
  measure,
  type Position,
  stack,
  Text,
  type Translations,
  Window,
  WINDOW_BAR_HEIGHT,
} from '@guide/figures/kit';
import {ThickRect} from '../parts/core-lift';
import {obs, wbs, type StructureNode} from '../parts/core-lift-nodes';

const HEIGHT = 434;
const LEFT = 16;
const NODE_WIDTH = 202;
const UNIT_WIDTH = 122;
const TOP = 114;
const HEAD_HEIGHT = 64;
const ROW_HEIGHT = 34;

const bta: Translations = {en: 'BST-4 BTA OBS', fr: 'BST-4 OBS BTA'};
const units = Object.values(obs);

type Letter = 'R' | 'A' | 'C' | 'I';

const rows: [StructureNode, (Letter | undefined)[]][] = [
  [wbs.validators, ['I', 'A', 'R']],
  [wbs.vending, ['I', 'A', 'R']],
  [wbs.fareEngine, ['A', 'R', undefined]],
  [wbs.interfaces, ['A', 'R', 'C']],
  [wbs.pilot, ['A', 'R', 'C']],
  [wbs.training, ['I', 'A', 'R']],
];

export default defineFigure({height: HEIGHT, draw: RaciMatrix});

function RaciMatrix() {
  return (
    <Window module="core">
      <Text x={LEFT} y={88} size={18} bold text={label('matrix')} />
      <Field
        x={LEFT + NODE_WIDTH - 78}
        y={WINDOW_BAR_HEIGHT + 12}
        width={190}
        label="OBS"
        value={bta}
        select
      />
      <Buttons x={584} y={72} anchor="end" texts={['export', 'save'].map(label)} primaryIndex={1} />
      <Head />
      {rows.map(([node, letters], index) => {
        const y = TOP + HEAD_HEIGHT + index * ROW_HEIGHT;
        return (
          <g key={node.code}>
            <path d={`M${LEFT} ${y}H584`} stroke="border" />
            <NodeName x={LEFT + 10} y={y + 22} node={node} />
            {letters.map(
              (letter, unit) =>
                letter && (
                  <LetterBadge
                    key={unit}
                    x={centreOf(unit)}
                    y={y + ROW_HEIGHT / 2}
                    letter={letter}
                  />
                ),
            )}
          </g>
        );
      })}
      <Legend y={TOP + HEAD_HEIGHT + rows.length * ROW_HEIGHT + 28} />
    </Window>
  );
}

function centreOf(unit: number): number {
  return LEFT + NODE_WIDTH + (unit + 0.5) * UNIT_WIDTH;
}

function Head() {
  return (
    <>
      <rect x={LEFT} y={TOP} width={568} height={HEAD_HEIGHT} rx={6} fill="surface-raised" />
      <Text x={LEFT + 10} y={TOP + 38} bold text="WBS" />
      {units.map((unit, index) => {
        const textProps = {x: centreOf(index), anchor: 'middle'} as const;
        return (
          <g key={unit.code}>
            <Text {...textProps} y={TOP + 20} colour="accent" bold text={unit.code} />
            <Text {...textProps} y={TOP + 38} maxWidth={UNIT_WIDTH - 8} wrapped text={unit.title} />
          </g>
        );
      })}
    </>
  );
}

function NodeName({x, y, node}: Position & {node: StructureNode}) {
  return (
    <>
      <Text x={x} y={y} muted text={node.code} />
      <Text x={x + 44} y={y} maxWidth={NODE_WIDTH - 54} text={node.title} />
    </>
  );
}

const plain = {radius: 12, fill: 'surface-hover', stroke: 'surface-hover'} as const;

const shapes = {
  R: {radius: 12, fill: 'accent-soft', stroke: 'accent'},
  A: {radius: 6, fill: 'accent', stroke: 'accent'},
  C: plain,
  I: plain,
} as const;
const colours = {R: 'accent', A: 'surface', C: 'text', I: 'text'} as const;

function LetterBadge({x, y, letter}: Position & {letter: Letter}) {
  return (
    <>
      <ThickRect x={x - 17} y={y - 12} width={34} height={24} {...shapes[letter]} />
      <Text x={x} y={y + 5} size={15} bold anchor="middle" colour={colours[letter]} text={letter} />
    </>
  );
}

const meanings: [Letter, Translations][] = [
  ['R', {en: 'Responsible', fr: 'Réalise'}],
  ['A', {en: 'Accountable', fr: 'Autorité'}],
  ['C', {en: 'Consulted', fr: 'Consulté'}],
  ['I', {en: 'Informed', fr: 'Informé'}],
];

function Legend({y}: {y: number}) {
  const widths = meanings.map(([, meaning]) => measure(meaning, 14));
  const starts = stack(widths, LEFT, 66);
  return meanings.map(([letter, meaning], index) => (
    <g key={letter}>
      <LetterBadge x={starts[index]! + 17} y={y} letter={letter} />
      <Text x={starts[index]! + 42} y={y + 5} maxWidth={96} text={meaning} />
    </g>
  ));
}
