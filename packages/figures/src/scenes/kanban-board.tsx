import {defineFigure} from '../figure';
import {
  Badge,
  Buttons,
  label,
  Panel,
  Skeleton,
  Text,
  Window,
  withColon,
  type At,
  type LabelKey,
  type Words,
} from '../kit';

const overLimit: Words = {en: '2 > limit 1', fr: '2 > limite 1'};

export default defineFigure({height: 436, draw: KanbanBoard});

const LEFT = 16;
const COLUMN = 136;
const STEP = 144;
const LIMITED = 1;

const columns: {key: LabelKey; count: number}[] = [
  {key: 'to-do', count: 2},
  {key: 'in-progress', count: 2},
  {key: 'done', count: 1},
  {key: 'cancelled', count: 0},
];

const lanes = [
  {owner: 'Nadia', y: 168, cards: [['ACT-204', 'ACT-206'], ['RSK-51'], ['ACT-201'], []]},
  {owner: 'Tom', y: 332, cards: [[], ['ACT-203'], [], []]},
];

const startOf = (column: number) => LEFT + column * STEP;

function ColumnHead({column}: {column: number}) {
  const {key, count} = columns[column]!;
  const x = startOf(column);
  return (
    <>
      <Text x={x + 10} y={118} size={15} bold max={106} text={label(key)} />
      <Text x={x + COLUMN - 10} y={118} end muted text={String(count)} />
      {column === LIMITED && (
        <Badge x={x + 8} y={128} width={COLUMN - 16} tone="warning" text={overLimit} />
      )}
    </>
  );
}

function Card({x, y, id}: At & {id: string}) {
  return (
    <Panel x={x} y={y} width={COLUMN - 16} height={54}>
      <Text x={x + 10} y={y + 21} bold max={100} text={id} />
      <Skeleton x={x + 10} y={y + 41} width={92} />
    </Panel>
  );
}

function Lane({lane}: {lane: (typeof lanes)[number]}) {
  const {owner, y, cards} = lane;
  return (
    <>
      <path d={`M${LEFT} ${y - 2}H584`} stroke="border-strong" />
      <Text x={LEFT + 10} y={y + 18} bold muted text={owner} />
      {cards.flatMap((ids, column) =>
        ids.map((id, row) => (
          <Card key={id} x={startOf(column) + 8} y={y + 28 + row * 62} id={id} />
        )),
      )}
    </>
  );
}

function ColumnGround({column}: {column: number}) {
  const outline =
    column === LIMITED ? {stroke: 'warning', strokeWidth: 2} : {stroke: 'border', strokeWidth: 1};
  const place = {x: startOf(column) + 0.75, y: 96.75, width: COLUMN - 1.5, height: 324.5};
  return <rect {...place} rx={8} fill="surface-raised" {...outline} />;
}

function KanbanBoard() {
  const swimlanes = withColon(label('swimlanes'), label('owner'));
  return (
    <Window height={436} module="projects">
      <Buttons x={16} y={54} texts={[label('kanban'), swimlanes, label('wip-limit')]} main={2} />
      {columns.map(({key}, column) => (
        <g key={key}>
          <ColumnGround column={column} />
          <ColumnHead column={column} />
        </g>
      ))}
      {lanes.map((lane) => (
        <Lane key={lane.owner} lane={lane} />
      ))}
    </Window>
  );
}
