import {defineFigure} from '../figure';
import {Button, Progress, Text, usePen, Window, wrap, type LabelKey} from '../kit';
import {Fact} from '../parts/admin';
import {weeklyFollowUp, type Action} from '../parts/admin-actions';

export default defineFigure({height: 476, draw: () => <ListView />});

const LIST = {top: 96, right: 414, title: 24, status: 230, due: 326, head: 28, group: 26, row: 40};
const TITLE = 200;

const selectedId = 'ACT-203';

/** Base line of the first line, when one or two lines stand in the middle of a row. */
const baseline = (y: number, lines: number) => y + (lines > 1 ? 17 : 25);

function Row({y, action}: {y: number; action: Action}) {
  const {c, label, say} = usePen();
  const {title, status, due, overdue, selected} = action;
  return (
    <>
      {selected && (
        <>
          <rect x={5} y={y} width={LIST.right - 5} height={LIST.row} fill={c('accent-soft')} />
          <rect x={5} y={y} width={4} height={LIST.row} fill={c('accent')} />
        </>
      )}
      <path d={`M5 ${y}H${LIST.right}`} stroke={c('border')} />
      <Text
        x={LIST.title}
        y={baseline(y, wrap(say(title), TITLE, 14).length)}
        size={14}
        max={TITLE}
        wrapped
      >
        {say(title)}
      </Text>
      <Text x={LIST.status} y={y + 25} size={14} max={94}>
        {label(status)}
      </Text>
      <Text x={LIST.due} y={baseline(y, overdue ? 2 : 1)} size={14} max={80}>
        {say(due)}
      </Text>
      {overdue && (
        <Text x={LIST.due} y={y + 34} size={14} bold colour="danger" max={88}>
          {label('overdue')}
        </Text>
      )}
    </>
  );
}

function GroupHead({y, owner, count}: {y: number; owner: string; count: number}) {
  const {c} = usePen();
  return (
    <>
      <rect x={5} y={y} width={LIST.right - 5} height={LIST.group} fill={c('surface-raised')} />
      <path d={`M5 ${y}H${LIST.right}`} stroke={c('border')} />
      <Text x={16} y={y + 18} size={14} bold>
        {owner}
      </Text>
      <Text x={LIST.due} y={y + 18} size={14} colour="text-muted" max={86}>
        {count === 1 ? '1 action' : `${count} actions`}
      </Text>
    </>
  );
}

function GroupedList() {
  const heights = weeklyFollowUp.map(({actions}) => LIST.group + actions.length * LIST.row);
  return weeklyFollowUp.map(({owner, actions}, index) => {
    const top = heights.slice(0, index).reduce((sum, height) => sum + height, LIST.top + LIST.head);
    return (
      <g key={owner}>
        <GroupHead y={top} owner={owner} count={actions.length} />
        {actions.map((action, row) => (
          <Row key={action.title.en} y={top + LIST.group + row * LIST.row} action={action} />
        ))}
      </g>
    );
  });
}

function DetailsPanel() {
  const {c, label, say} = usePen();
  const x = LIST.right + 16;
  const fact = (key: LabelKey, row: number, value: string) => (
    <Fact x={x} y={182 + row * 54} width={156} name={label(key)}>
      {value}
    </Fact>
  );
  return (
    <>
      <path d={`M${LIST.right + 0.5} 44V472`} stroke={c('border-strong')} />
      <Text x={x} y={77} bold>
        {label('details')}
      </Text>
      <Text x={x} y={112} size={14} colour="text-muted">
        {selectedId}
      </Text>
      <Text x={x} y={134} bold max={156} wrapped>
        {say({en: 'Install test bench', fr: 'Installer le banc d’essai'})}
      </Text>
      {fact('owner', 0, 'Tom')}
      {fact('status', 1, label('in-progress'))}
      {fact('due-date', 2, say({en: '30 May 2025', fr: '30 mai 2025'}))}
      {fact('progress', 3, say({en: '60%', fr: '60 %'}))}
      <Progress x={x + 56} y={368} width={98} percent={60} />
      <Button x={x} y={420}>
        {label('edit')}
      </Button>
    </>
  );
}

function ListView() {
  const {c, label, say} = usePen();
  const colon = say({en: ': ', fr: ' : '});
  return (
    <Window height={476} module="projects">
      <Text x={16} y={77} bold max={190}>
        {say({en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'})}
      </Text>
      <Text x={LIST.right - 16} y={76} size={14} anchor="end" colour="text-muted" max={200}>
        {`${label('group-by')}${colon}${label('owner')}`}
      </Text>
      <path d={`M5 ${LIST.top}H${LIST.right}`} stroke={c('border')} />
      <Text x={LIST.title} y={LIST.top + 19} size={14} colour="text-muted">
        {label('title')}
      </Text>
      <Text x={LIST.status} y={LIST.top + 19} size={14} colour="text-muted" max={94}>
        {label('status')}
      </Text>
      <Text x={LIST.due} y={LIST.top + 19} size={14} colour="text-muted" max={88}>
        {label('due-date')}
      </Text>
      <GroupedList />
      <DetailsPanel />
    </Window>
  );
}
