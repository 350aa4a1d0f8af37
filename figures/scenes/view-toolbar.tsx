import {
  Badge,
  Button,
  defineFigure,
  label,
  type LabelKey,
  Marker,
  measure,
  type Position,
  Rect,
  Skeleton,
  stack,
  stackSize,
  Switch,
  Text,
  widthFor,
  Window,
} from '@guide/figures/kit';

export default defineFigure({height: 424, draw: ViewToolbar});

interface Control {
  key: LabelKey;
  mark?: number;
  primary?: boolean;
}

const LEFT = 20;
const GAP = 8;
const PADDING = 8;

const listControls: Control[] = [
  {key: 'filter', mark: 2},
  {key: 'group-by', mark: 3},
  {key: 'sort', mark: 4},
  {key: 'columns', mark: 5},
];

const displayControls: Control[] = [
  {key: 'colour-by', mark: 6},
  {key: 'density', mark: 7},
];

const shareControls: Control[] = [
  {key: 'share', mark: 8},
  {key: 'export', mark: 9},
  {key: 'more-actions', mark: 10},
];

const saveControls: Control[] = [
  {key: 'save-view', mark: 11, primary: true},
  {key: 'save-as', mark: 12},
  {key: 'reset', mark: 13},
];

function LayoutSwitch({x, y, half}: Position & {half: number}) {
  const chosen = {x, y, width: half + 2, height: 30};
  const textPosition = {x: x + half / 2, y: y + 20};
  return (
    <>
      <Rect x={x} y={y} width={2 * half} height={30} />
      <Rect {...chosen} fill="accent-soft" stroke="accent" strokeWidth={1.5} inset={1} />
      <Text
        {...textPosition}
        bold
        anchor="middle"
        colour="accent"
        maxWidth={half}
        text={label('list')}
      />
      <Text x={x + half * 1.5} y={y + 20} anchor="middle" maxWidth={half} text={label('kanban')} />
      <Marker x={x + half} y={y - 18} number={1} />
    </>
  );
}

const widthsOf = (controls: Control[]) => controls.map(({key}) => widthFor(label(key), PADDING));

function Controls({x, y, controls}: Position & {controls: Control[]}) {
  const widths = widthsOf(controls);
  const starts = stack(widths, x, GAP);
  return controls.map(({key, mark, primary}, index) => {
    const [start, width] = [starts[index]!, widths[index]!];
    return (
      <g key={key}>
        <Button x={start} y={y} width={width} primary={primary} text={label(key)} />
        {mark && <Marker x={start + width / 2} y={y - 18} number={mark} />}
      </g>
    );
  });
}

/** `x`: right edge. */
function ArchivedSwitch({x, y}: Position) {
  const text = label('show-archived');
  const left = x - Math.ceil(measure(text, 14)) - 48;
  return (
    <>
      <Marker x={left - 21} y={y + 11} number={14} />
      <Switch x={left} y={y} />
      <Text x={x} y={y + 16} anchor="end" text={text} />
    </>
  );
}

function SkeletonList({y}: {y: number}) {
  return (
    <>
      <rect x={5} y={y} width={590} height={30} fill="surface-raised" />
      {[20, 250, 360, 480].flatMap((x, column) =>
        [0, 1, 2].map((row) => {
          const width = column === 0 ? 150 - row * 20 : 64;
          return <Skeleton key={`${x} ${row}`} x={x} y={y + 19 + row * 30} width={width} />;
        }),
      )}
      <path d={`M5 ${y}h590M5 ${y + 30}h590M5 ${y + 60}h590`} stroke="border" />
    </>
  );
}

function ViewToolbar() {
  const name = {en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'};
  const half = widthFor(label('kanban'), 8);
  const right = 580 - stackSize(widthsOf(shareControls), GAP);
  const badgeX = LEFT + 14 + Math.ceil(measure(name, 17, true));
  return (
    <Window module="projects">
      <Text x={LEFT} y={74} size={17} bold maxWidth={210} text={name} />
      <Badge x={badgeX} y={57} tone="warning" text={label('modified')} />
      <ArchivedSwitch x={580} y={58} />
      <LayoutSwitch x={LEFT} y={128} half={half} />
      <Controls x={LEFT + 2 * half + GAP} y={128} controls={listControls} />
      <Controls x={LEFT} y={204} controls={displayControls} />
      <Controls x={right} y={204} controls={shareControls} />
      <Controls x={LEFT} y={280} controls={saveControls} />
      <SkeletonList y={326} />
    </Window>
  );
}
