import {
  Button,
  Checkbox,
  dayAndMonth,
  defineFigure,
  type FigureText,
  label,
  type LabelKey,
  longDate,
  measure,
  percentage,
  Progress,
  stack,
  Text,
  Window,
  withColon,
  wrap,
} from '@guide/figures/kit';
import {ReadOnlyField} from '../parts/admin';
import {isOverdue, actionTitles, weeklyFollowUp, type Action} from '../parts/domains-actions';

const texts = {
  installTestBench: {en: 'Install test bench', fr: 'Installer le banc d’essai'},
  weeklyFollowUp: {en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'},
  selected: {en: '2 rows selected', fr: '2 lignes sélectionnées'},
};

const HEIGHT = 514;

export default defineFigure({height: HEIGHT, draw: ListView});

const LIST = {
  top: 134,
  right: 434,
  box: 14,
  title: 42,
  status: 248,
  due: 344,
  head: 28,
  group: 26,
  row: 40,
};
const TITLE_WIDTH = 200;
const DETAILS_WIDTH = 140;

const openId = 'ACT-203';
const tickedIds = ['ACT-204', 'ACT-205'];

const baseline = (y: number, lines: number) => y + (lines > 1 ? 17 : 25);

function Row({y, action}: {y: number; action: Action}) {
  const {id, title, status, due} = action;
  const lines = wrap(title, TITLE_WIDTH, 14).length;
  const overdue = isOverdue(action);
  return (
    <>
      {id === openId && (
        <>
          <rect x={5} y={y} width={LIST.right - 5} height={LIST.row} fill="accent-soft" />
          <rect x={5} y={y} width={4} height={LIST.row} fill="accent" />
        </>
      )}
      <path d={`M5 ${y}H${LIST.right}`} stroke="border" />
      <Checkbox x={LIST.box} y={y + 11} ticked={tickedIds.includes(id)} />
      <Text x={LIST.title} y={baseline(y, lines)} maxWidth={TITLE_WIDTH} wrapped text={title} />
      <Text x={LIST.status} y={y + 25} maxWidth={94} text={label(status)} />
      <Text x={LIST.due} y={baseline(y, overdue ? 2 : 1)} maxWidth={80} text={dayAndMonth(due)} />
      {overdue && (
        <Text x={LIST.due} y={y + 34} bold colour="danger" maxWidth={88} text={label('overdue')} />
      )}
    </>
  );
}

function GroupHead({y, owner, count}: {y: number; owner: string; count: number}) {
  const actions = count === 1 ? '1 action' : `${count} actions`;
  return (
    <>
      <rect x={5} y={y} width={LIST.right - 5} height={LIST.group} fill="surface-raised" />
      <path d={`M5 ${y}H${LIST.right}`} stroke="border" />
      <Text x={16} y={y + 18} bold text={owner} />
      <Text x={LIST.due} y={y + 18} muted maxWidth={86} text={actions} />
    </>
  );
}

function GroupedList() {
  const heights = weeklyFollowUp.map(({actions}) => LIST.group + actions.length * LIST.row);
  const tops = stack(heights, LIST.top + LIST.head);
  return weeklyFollowUp.map(({owner, actions}, index) => {
    const top = tops[index]!;
    return (
      <g key={owner}>
        <GroupHead y={top} owner={owner} count={actions.length} />
        {actions.map((action, row) => (
          <Row key={action.id} y={top + LIST.group + row * LIST.row} action={action} />
        ))}
      </g>
    );
  });
}

function DetailsPanel() {
  const x = LIST.right + 16;
  const facts: [LabelKey, FigureText][] = [
    ['owner', 'Tom'],
    ['status', label('in-progress')],
    ['due-date', longDate('2025-05-30')],
    ['progress', percentage(60)],
  ];
  return (
    <>
      <path d={`M${LIST.right + 0.5} 44V${HEIGHT - 4}`} stroke="border-strong" />
      <Text x={x} y={77} size={15} bold text={label('details')} />
      <Text x={x} y={112} muted text={openId} />
      <Text
        x={x}
        y={134}
        size={15}
        bold
        maxWidth={DETAILS_WIDTH}
        wrapped
        text={actionTitles.testBench}
      />
      {facts.map(([key, value], row) => (
        <ReadOnlyField
          key={key}
          x={x}
          y={182 + row * 54}
          width={DETAILS_WIDTH}
          name={label(key)}
          text={value}
        />
      ))}
      <Progress x={x + 48} y={368} width={DETAILS_WIDTH - 52} percent={60} />
      <Button x={x} y={420} text={label('edit')} />
    </>
  );
}

function ListView() {
  const grouped = withColon(label('group-by'), label('owner'));
  const after = 30 + Math.ceil(measure(texts.selected, 14, false));
  return (
    <Window module="projects">
      <Text x={16} y={77} size={15} bold maxWidth={190} text={texts.weeklyFollowUp} />
      <Text x={LIST.right - 16} y={76} anchor="end" muted maxWidth={200} text={grouped} />
      <Text x={16} y={114} text={texts.selected} />
      <Button x={after} y={94} primary text={label('bulk-edit')} />
      <path d={`M5 ${LIST.top}H${LIST.right}`} stroke="border" />
      <Checkbox x={LIST.box} y={LIST.top + 5} />
      <Text x={LIST.title} y={LIST.top + 19} muted text={label('title')} />
      <Text x={LIST.status} y={LIST.top + 19} muted maxWidth={94} text={label('status')} />
      <Text x={LIST.due} y={LIST.top + 19} muted maxWidth={88} text={label('due-date')} />
      <GroupedList />
      <DetailsPanel />
    </Window>
  );
}
