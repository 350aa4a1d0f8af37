import {defineFigure} from '../figure';
import {
  Badge,
  Button,
  Panel,
  Skeleton,
  Text,
  usePen,
  widthFor,
  Window,
  type LabelKey,
} from '../kit';

export default defineFigure({height: 436, draw: () => <KanbanBoard />});

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
  const {label, say} = usePen();
  const {key, count} = columns[column]!;
  const x = startOf(column);
  return (
    <>
      <Text x={x + 10} y={118} bold max={106}>
        {label(key)}
      </Text>
      <Text x={x + COLUMN - 10} y={118} size={14} anchor="end" colour="text-muted">
        {String(count)}
      </Text>
      {column === LIMITED && (
        <Badge x={x + 8} y={128} width={COLUMN - 16} tone="warning">
          {say({en: '2 > limit 1', fr: '2 > limite 1'})}
        </Badge>
      )}
    </>
  );
}

function Card({x, y, id}: {x: number; y: number; id: string}) {
  return (
    <Panel x={x} y={y} width={COLUMN - 16} height={54}>
      <Text x={x + 10} y={y + 21} size={14} bold max={100}>
        {id}
      </Text>
      <Skeleton x={x + 10} y={y + 41} width={92} />
    </Panel>
  );
}

function Lane({lane}: {lane: (typeof lanes)[number]}) {
  const {c} = usePen();
  const {owner, y, cards} = lane;
  return (
    <>
      <path d={`M${LEFT} ${y - 2}H584`} stroke={c('border-strong')} />
      <Text x={LEFT + 10} y={y + 18} size={14} bold colour="text-muted">
        {owner}
      </Text>
      {cards.flatMap((ids, column) =>
        ids.map((id, row) => (
          <Card key={id} x={startOf(column) + 8} y={y + 28 + row * 62} id={id} />
        )),
      )}
    </>
  );
}

function ColumnGround({column}: {column: number}) {
  const {c} = usePen();
  const isOver = column === LIMITED;
  return (
    <rect
      x={startOf(column) + 0.75}
      y={96.75}
      width={COLUMN - 1.5}
      height={324.5}
      rx={8}
      fill={c('surface-raised')}
      stroke={c(isOver ? 'warning' : 'border')}
      strokeWidth={isOver ? 2 : 1}
    />
  );
}

function KanbanBoard() {
  const {label, say} = usePen();
  const colon = say({en: ': ', fr: ' : '});
  const swimlanes = `${label('swimlanes')}${colon}${label('owner')}`;
  return (
    <Window height={436} module="projects">
      <Button x={16} y={54}>
        {label('kanban')}
      </Button>
      <Button x={24 + widthFor(label('kanban'))} y={54}>
        {swimlanes}
      </Button>
      <Button x={32 + widthFor(label('kanban')) + widthFor(swimlanes)} y={54} main>
        {label('wip-limit')}
      </Button>
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
