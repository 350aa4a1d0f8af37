import {defineFigure} from '../figure';
import {Badge, Button, measure, Text, usePen, widthFor, type LabelKey} from '../kit';
import {PROJECT_CONTENT, ProjectWindow} from '../parts/domains';
import {actions, type Action} from '../parts/domains-actions';

export default defineFigure({height: 464, draw: () => <ActionsTab />});

const ROW = 45;
const LIST = PROJECT_CONTENT + 92;
const RIGHT = 580;

function ActionsTab() {
  const {label} = usePen();
  const top = PROJECT_CONTENT + 12;
  return (
    <ProjectWindow
      height={464}
      tabs={['schedule', 'actions', 'costs', 'dependencies']}
      open="actions"
    >
      <Layouts y={top} />
      <Button x={RIGHT - widthFor(label('new-item'))} y={top} main>
        {label('new-item')}
      </Button>
      <QuickFilters y={top + 40} />
      {actions.map((action, index) => (
        <Row key={action.id} action={action} y={LIST + index * ROW} />
      ))}
    </ProjectWindow>
  );
}

function Layouts({y}: {y: number}) {
  const {c, label} = usePen();
  const width = widthFor(label('list'));
  return (
    <>
      <Button x={20} y={y} width={width + widthFor(label('kanban'))}>
        {' '}
      </Button>
      <rect x={23} y={y + 3} width={width - 4} height={24} rx={4} fill={c('accent-soft')} />
      <Text x={20 + width / 2} y={y + 20} size={14} bold colour="accent" anchor="middle">
        {label('list')}
      </Text>
      <Text x={32 + width} y={y + 20} size={14} colour="text-muted">
        {label('kanban')}
      </Text>
    </>
  );
}

function QuickFilters({y}: {y: number}) {
  const {c, label} = usePen();
  const keys: LabelKey[] = ['my-items', 'overdue', 'due-in-7-days', 'high-priority'];
  const widths = keys.map((key) => Math.ceil(measure(label(key), 14)) + 20);
  return keys.map((key, index) => {
    const x = widths.slice(0, index).reduce((sum, width) => sum + width + 8, 20);
    return (
      <g key={key}>
        <rect
          x={x + 0.5}
          y={y + 0.5}
          width={widths[index]! - 1}
          height={27}
          rx={13.5}
          fill={c('surface-raised')}
          stroke={c('border-strong')}
        />
        <Text x={x + widths[index]! / 2} y={y + 19} size={14} anchor="middle" max={RIGHT - x - 10}>
          {label(key)}
        </Text>
      </g>
    );
  });
}

function Row({action, y}: {action: Action; y: number}) {
  const {c, label, say} = usePen();
  const overdue = label('overdue');
  return (
    <>
      <path d={`M20 ${y + 0.5}H${RIGHT}`} stroke={c('border')} />
      <Text x={20} y={y + 19} size={14} max={430}>
        {`${action.id} ${say(action.title)}`}
      </Text>
      <path
        d={`M27 ${y + 25}a3.5 3.5 0 1 1-.01 0M20.5 ${y + 39}v-1a6.5 6.5 0 0 1 13 0v1z`}
        fill={c('accent')}
      />
      <Text x={42} y={y + 37} size={14} colour="text-muted" max={60}>
        {action.owner}
      </Text>
      <Text x={112} y={y + 37} size={14} colour="text-muted" max={140}>
        {say(action.due)}
      </Text>
      <Text x={264} y={y + 37} size={14} colour="text-muted" max={110}>
        {label(action.status)}
      </Text>
      {action.overdue && (
        <Badge x={RIGHT - widthFor(overdue, 14, 9)} y={y + 10} tone="danger">
          {overdue}
        </Badge>
      )}
    </>
  );
}
