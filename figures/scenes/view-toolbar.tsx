import {defineFigure} from '../figure';
import {
  Badge,
  Button,
  Marker,
  measure,
  Skeleton,
  Text,
  usePen,
  widthFor,
  Window,
  type LabelKey,
} from '../kit';

export default defineFigure({height: 348, draw: () => <ViewToolbar />});

interface Control {
  key: LabelKey;
  mark?: number;
  main?: boolean;
}

const LEFT = 20;
const GAP = 8;
const PADDING = 8;

const first: Control[] = [
  {key: 'filter', mark: 2},
  {key: 'group-by', mark: 3},
  {key: 'sort', mark: 4},
  {key: 'columns', mark: 5},
];

const second: Control[] = [{key: 'colour-by', mark: 6}, {key: 'density'}];

const third: Control[] = [
  {key: 'save-view', mark: 7, main: true},
  {key: 'share'},
  {key: 'export', mark: 8},
];

/** List or Kanban: two halves of one button. */
function LayoutSwitch({x, y, half}: {x: number; y: number; half: number}) {
  const {c, label} = usePen();
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={2 * half - 1}
        height={29}
        rx={6}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      <rect
        x={x + 1}
        y={y + 1}
        width={half}
        height={28}
        rx={6}
        fill={c('accent-soft')}
        stroke={c('accent')}
        strokeWidth={1.5}
      />
      <Text x={x + half / 2} y={y + 20} size={14} bold anchor="middle" colour="accent" max={half}>
        {label('list')}
      </Text>
      <Text x={x + half * 1.5} y={y + 20} size={14} anchor="middle" max={half}>
        {label('kanban')}
      </Text>
      <Marker x={x + half} y={y - 18}>
        {1}
      </Marker>
    </>
  );
}

function Controls({x, y, controls}: {x: number; y: number; controls: Control[]}) {
  const {label} = usePen();
  const widths = controls.map(({key}) => widthFor(label(key), 14, PADDING));
  return controls.map(({key, mark, main}, index) => {
    const start = widths.slice(0, index).reduce((sum, width) => sum + width + GAP, x);
    const width = widths[index]!;
    return (
      <g key={key}>
        <Button x={start} y={y} width={width} main={main}>
          {label(key)}
        </Button>
        {mark && (
          <Marker x={start + width / 2} y={y - 18}>
            {mark}
          </Marker>
        )}
      </g>
    );
  });
}

function ListBelow({y}: {y: number}) {
  const {c} = usePen();
  return (
    <>
      <rect x={5} y={y} width={590} height={30} fill={c('surface-raised')} />
      {[20, 250, 360, 480].map((x, column) => (
        <g key={x}>
          {[0, 1, 2].map((row) => (
            <Skeleton
              key={row}
              x={x}
              y={y + 19 + row * 30}
              width={column === 0 ? 150 - row * 20 : 64}
            />
          ))}
        </g>
      ))}
      <path d={`M5 ${y}h590M5 ${y + 30}h590M5 ${y + 60}h590`} stroke={c('border')} />
    </>
  );
}

function ViewToolbar() {
  const {label, say} = usePen();
  const name = say({en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'});
  const half = widthFor(label('kanban'), 14, 8);
  const width = (controls: Control[]) =>
    controls.reduce((sum, {key}) => sum + widthFor(label(key), 14, PADDING) + GAP, -GAP);
  return (
    <Window height={348} module="projects">
      <Text x={LEFT} y={74} size={17} bold max={210}>
        {name}
      </Text>
      <Badge x={LEFT + 14 + Math.ceil(measure(name, 17, true))} y={57} tone="warning">
        {label('modified')}
      </Badge>
      <LayoutSwitch x={LEFT} y={128} half={half} />
      <Controls x={LEFT + 2 * half + GAP} y={128} controls={first} />
      <Controls x={LEFT} y={204} controls={second} />
      <Controls x={580 - width(third)} y={204} controls={third} />
      <ListBelow y={250} />
    </Window>
  );
}
