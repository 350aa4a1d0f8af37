import {
  Button,
  Buttons,
  Chevron,
  Close,
  defineFigure,
  label,
  measure,
  Panel,
  type Position,
  Rect,
  stack,
  stackSize,
  Text,
} from '@guide/figures/kit';

const HEIGHT = 464;
const LEFT = 32;
const RIGHT = 568;

export default defineFigure({height: HEIGHT, draw: FilterPanel});

function FilterPanel() {
  const high = ['priority', 'at-least', 'high'].map(label);
  return (
    <>
      <Text x={LEFT} y={44} size={17} bold text={label('filter')} />
      <Match x={LEFT} y={60} chosen="match-all" />
      <Condition x={LEFT} y={106} parts={[label('type'), label('is'), label('action')]} />
      <Condition x={LEFT} y={146} parts={[label('owner'), label('is'), 'Tom']} />
      <Panel x={LEFT} y={192} width={RIGHT - LEFT} height={190} raised>
        <Match x={LEFT + 16} y={206} chosen="match-any" />
        <Condition x={LEFT + 16} y={250} parts={[label('overdue')]} />
        <Condition x={LEFT + 16} y={290} parts={high} />
        <Button x={LEFT + 16} y={336} text={add('condition')} />
      </Panel>
      <Buttons x={LEFT} y={402} texts={[add('condition'), add('condition-group')]} />
      <Button x={RIGHT} y={402} anchor="end" primary text={label('apply')} />
    </>
  );
}

function add(key: 'condition' | 'condition-group') {
  return `+ ${label(key)}`;
}

function Match({x, y, chosen}: Position & {chosen: 'match-all' | 'match-any'}) {
  const keys = ['match-all', 'match-any'];
  const widths = keys.map((key) => Math.ceil(measure(label(key), 14, true)) + 46);
  const starts = stack(widths, x);
  return (
    <>
      <Rect x={x} y={y} width={stackSize(widths)} height={32} />
      {keys.map((key, index) => {
        const [start, width] = [starts[index]!, widths[index]!];
        const on = key === chosen;
        const bounds = {x: start, y, width, height: 32};
        const centre = {cx: start + 18, cy: y + 16};
        const stroke = on ? 'accent' : 'border-strong';
        const colour = on ? 'accent' : 'text-muted';
        return (
          <g key={key}>
            {on && <Rect {...bounds} fill="accent-soft" stroke="accent" strokeWidth={1.5} />}
            <circle {...centre} r={6} fill="surface" stroke={stroke} strokeWidth={1.5} />
            {on && <circle {...centre} r={3} fill="accent" />}
            <Text x={start + 32} y={y + 21} bold={on} colour={colour} text={label(key)} />
          </g>
        );
      })}
    </>
  );
}

/** `parts`: field, operator and value, or a quick filter. */
function Condition({x, y, parts}: Position & {parts: string[]}) {
  const end = RIGHT - (x - LEFT);
  const widths = parts.length === 1 ? [end - x - 40] : [164, 112, end - x - 332];
  const starts = stack(widths, x, 8);
  return (
    <>
      {parts.map((part, index) => {
        const [start, width] = [starts[index]!, widths[index]!];
        return (
          <g key={part}>
            <Rect x={start} y={y} width={width} height={32} />
            <Text x={start + 12} y={y + 21} maxWidth={width - 40} text={part} />
            <Chevron x={start + width - 22} y={y + 14} />
          </g>
        );
      })}
      <Close x={end - 16} y={y + 10} />
    </>
  );
}
