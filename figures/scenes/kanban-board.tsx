import {
  Badge,
  Buttons,
  defineFigure,
  label,
  type LabelKey,
  Panel,
  type Position,
  Skeleton,
  stack,
  Text,
  type Translations,
  Window,
  withColon,
} from '@guide/figures/kit';
import {actions, weeklyFollowUp} from '../parts/domains-actions';

const overLimit: Translations = {en: '3 > limit 2', fr: '3 > limite 2'};

const HEIGHT = 540;

export default defineFigure({height: HEIGHT, draw: KanbanBoard});

const LEFT = 16;
const COLUMN_WIDTH = 109;
const COLUMN_STEP = 114.75;
const LANES_TOP = 160;
const CARD = {height: 43, step: 48, top: 26, below: 4};

const columns: LabelKey[] = ['open', 'in-progress', 'blocked', 'done', 'cancelled'];

const columnOverLimit: LabelKey = 'open';

const lanes = weeklyFollowUp.map(({owner, actions: ownerActions}) => {
  const cards = columns.map((key) => ownerActions.filter(({status}) => status === key));
  const maxCardCount = Math.max(...cards.map((columnCards) => columnCards.length));
  return {owner, cards, height: CARD.top + maxCardCount * CARD.step + CARD.below};
});

const leftOf = (column: number) => LEFT + column * COLUMN_STEP;

function ColumnHead({column}: {column: number}) {
  const key = columns[column]!;
  const x = leftOf(column);
  const count = actions.filter(({status}) => status === key).length;
  return (
    <>
      <Text x={x + 6} y={118} bold maxWidth={COLUMN_WIDTH - 10} text={label(key)} />
      {key === columnOverLimit ? (
        <Badge x={x + 3} y={126} width={COLUMN_WIDTH - 6} tone="warning" text={overLimit} />
      ) : (
        <Text x={x + 6} y={143} muted text={String(count)} />
      )}
    </>
  );
}

function Card({x, y, id}: Position & {id: string}) {
  return (
    <Panel x={x} y={y} width={COLUMN_WIDTH - 14} height={CARD.height}>
      <Text x={x + 9} y={y + 19} bold maxWidth={80} text={id} />
      <Skeleton x={x + 9} y={y + 35} width={72} />
    </Panel>
  );
}

function Lane({y, lane}: {y: number; lane: (typeof lanes)[number]}) {
  return (
    <>
      <path d={`M${LEFT} ${y}H584`} stroke="border-strong" />
      <Text x={LEFT + 8} y={y + 18} bold muted text={lane.owner} />
      {lane.cards.flatMap((columnCards, column) =>
        columnCards.map(({id}, row) => (
          <Card key={id} x={leftOf(column) + 7} y={y + CARD.top + row * CARD.step} id={id} />
        )),
      )}
    </>
  );
}

function ColumnBackground({column}: {column: number}) {
  const outline =
    columns[column] === columnOverLimit
      ? {stroke: 'warning', strokeWidth: 2}
      : {stroke: 'border', strokeWidth: 1};
  const bounds = {
    x: leftOf(column) + 0.75,
    y: 96.75,
    width: COLUMN_WIDTH - 1.5,
    height: HEIGHT - 16 - 96.75,
  };
  return <rect {...bounds} rx={8} fill="surface-raised" {...outline} />;
}

function KanbanBoard() {
  const swimlanes = withColon(label('swimlanes'), label('owner'));
  const texts = [swimlanes, label('wip-limit'), label('save-view')];
  const tops = stack(
    lanes.map(({height}) => height),
    LANES_TOP,
  );
  return (
    <Window module="projects">
      <Buttons x={16} y={54} texts={texts} primaryIndex={1} />
      {columns.map((key, column) => (
        <g key={key}>
          <ColumnBackground column={column} />
          <ColumnHead column={column} />
        </g>
      ))}
      {lanes.map((lane, index) => (
        <Lane key={lane.owner} y={tops[index]!} lane={lane} />
      ))}
    </Window>
  );
}
