import {
  Badge,
  Button,
  defineFigure,
  label,
  longDate,
  measure,
  Rect,
  stack,
  Text,
  textOf,
  widthFor,
} from '@guide/figures/kit';
import {PROJECT_CONTENT_TOP, ProjectWindow} from '../parts/domains';
import {actions, isOverdue, type Action} from '../parts/domains-actions';

export default defineFigure({height: 464, draw: ActionsTab});

const ROW_HEIGHT = 45;
const LIST_TOP = PROJECT_CONTENT_TOP + 92;
const RIGHT = 580;

function ActionsTab() {
  const top = PROJECT_CONTENT_TOP + 12;
  return (
    <ProjectWindow tabs={['schedule', 'actions', 'costs', 'dependencies']} open="actions">
      <Layouts y={top} />
      <Button x={RIGHT} anchor="end" y={top} primary text={label('new-item')} />
      <QuickFilters y={top + 40} />
      {actions.map((action, index) => (
        <Row key={action.id} action={action} y={LIST_TOP + index * ROW_HEIGHT} />
      ))}
    </ProjectWindow>
  );
}

function Layouts({y}: {y: number}) {
  const width = widthFor(label('list'));
  return (
    <>
      <Rect x={20} y={y} width={width + widthFor(label('kanban'))} height={30} />
      <rect x={23} y={y + 3} width={width - 4} height={24} rx={4} fill="accent-soft" />
      <Text
        x={20 + width / 2}
        y={y + 20}
        bold
        colour="accent"
        anchor="middle"
        text={label('list')}
      />
      <Text x={32 + width} y={y + 20} muted text={label('kanban')} />
    </>
  );
}

function QuickFilters({y}: {y: number}) {
  const texts = ['my-items', 'overdue', 'due-in-7-days', 'high-priority'].map(label);
  const widths = texts.map((text) => Math.ceil(measure(text, 14)) + 20);
  const starts = stack(widths, 20, 8);
  return texts.map((text, index) => {
    const [x, width] = [starts[index]!, widths[index]!];
    return (
      <g key={text}>
        <Rect x={x} y={y} width={width} height={28} radius={13.5} fill="surface-raised" />
        <Text x={x + width / 2} y={y + 19} anchor="middle" maxWidth={RIGHT - x - 10} text={text} />
      </g>
    );
  });
}

function Row({action, y}: {action: Action; y: number}) {
  return (
    <>
      <path d={`M20 ${y + 0.5}H${RIGHT}`} stroke="border" />
      <Text x={20} y={y + 19} maxWidth={430} text={`${action.id} ${textOf(action.title)}`} />
      <path
        d={`M27 ${y + 25}a3.5 3.5 0 1 1-.01 0M20.5 ${y + 39}v-1a6.5 6.5 0 0 1 13 0v1z`}
        fill="accent"
      />
      <Text x={42} y={y + 37} muted maxWidth={60} text={action.owner} />
      <Text x={112} y={y + 37} muted maxWidth={140} text={longDate(action.due)} />
      <Text x={264} y={y + 37} muted maxWidth={110} text={label(action.status)} />
      {isOverdue(action) && (
        <Badge x={RIGHT} anchor="end" y={y + 10} tone="danger" text={label('overdue')} />
      )}
    </>
  );
}
