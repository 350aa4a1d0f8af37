import {defineFigure} from '../figure';
import {Button, Chevron, type LabelKey, measure, Panel, Text, usePen, widthFor} from '../kit';

const HEIGHT = 420;
const LEFT = 32;
const RIGHT = 568;

export default defineFigure({height: HEIGHT, draw: () => <FilterPanel />});

function FilterPanel() {
  const {label} = usePen();
  const apply = label('apply');
  const applyWidth = widthFor(apply);
  const condition = `+ ${label('condition')}`;
  return (
    <>
      <Panel x={12} y={12} width={576} height={HEIGHT - 24} />
      <Text x={LEFT} y={44} size={17} bold>
        {label('filter')}
      </Text>
      <Match x={LEFT} y={60} chosen="match-all" />
      <Condition x={LEFT} y={106} words={[label('type'), label('is'), label('action')]} />
      <Condition x={LEFT} y={146} words={[label('owner'), label('is'), 'Tom']} />
      <Panel x={LEFT} y={192} width={RIGHT - LEFT} height={146} raised>
        <Match x={LEFT + 16} y={206} chosen="match-any" />
        <Condition x={LEFT + 16} y={250} words={[label('overdue')]} />
        <Condition
          x={LEFT + 16}
          y={290}
          words={[label('priority'), label('at-least'), label('high')]}
        />
      </Panel>
      <Button x={LEFT} y={356}>
        {condition}
      </Button>
      <Button x={RIGHT - applyWidth} y={356} width={applyWidth} main>
        {apply}
      </Button>
    </>
  );
}

/** The choice between all and any, one of them ticked. */
function Match({x, y, chosen}: {x: number; y: number; chosen: 'match-all' | 'match-any'}) {
  const {c, label} = usePen();
  const keys = ['match-all', 'match-any'] as const satisfies LabelKey[];
  const widthOf = (key: LabelKey) => Math.ceil(measure(label(key), 14, true)) + 46;
  const [first, second] = keys.map(widthOf) as [number, number];
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={first + second - 1}
        height={31}
        rx={6}
        fill={c('surface')}
        stroke={c('border-strong')}
      />
      {keys.map((key, index) => {
        const start = index === 0 ? x : x + first;
        const on = key === chosen;
        return (
          <g key={key}>
            {on && (
              <rect
                x={start + 0.75}
                y={y + 0.75}
                width={widthOf(key) - 1.5}
                height={30.5}
                rx={6}
                fill={c('accent-soft')}
                stroke={c('accent')}
                strokeWidth={1.5}
              />
            )}
            <circle
              cx={start + 18}
              cy={y + 16}
              r={6}
              fill={c('surface')}
              stroke={c(on ? 'accent' : 'border-strong')}
              strokeWidth={1.5}
            />
            {on && <circle cx={start + 18} cy={y + 16} r={3} fill={c('accent')} />}
            <Text
              x={start + 32}
              y={y + 21}
              size={14}
              bold={on}
              colour={on ? 'accent' : 'text-muted'}
            >
              {label(key)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A line: field, operator and value, or a quick filter alone. */
function Condition({x, y, words}: {x: number; y: number; words: string[]}) {
  const {c} = usePen();
  const end = RIGHT - (x - LEFT);
  const widths = words.length === 1 ? [end - x - 40] : [164, 112, end - x - 332];
  return (
    <>
      {words.map((word, index) => {
        const start = x + widths.slice(0, index).reduce((sum, width) => sum + width + 8, 0);
        const width = widths[index]!;
        return (
          <g key={word}>
            <rect
              x={start + 0.5}
              y={y + 0.5}
              width={width - 1}
              height={31}
              rx={6}
              fill={c('surface')}
              stroke={c('border-strong')}
            />
            <Text x={start + 12} y={y + 21} size={14} max={width - 40}>
              {word}
            </Text>
            <Chevron x={start + width - 22} y={y + 14} />
          </g>
        );
      })}
      <path
        d={`m${end - 16} ${y + 10} 12 12m0-12-12 12`}
        stroke={c('text-muted')}
        strokeWidth={1.75}
      />
    </>
  );
}
