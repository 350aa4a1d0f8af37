import type {ReactNode} from 'react';
import {Arrow, Fields, label, measure, Panel, Text, type Cell} from '../kit';
import {LEFT, RIGHT, StepScreen} from './lift-tutorials';
import {Chip, heads} from './lift-tutorials-mapping';

const words = {
  sourceValue: {en: 'Source value', fr: 'Valeur source'},
  otherValues: {en: 'Other values: reject the row', fr: 'Autres valeurs : rejeter la ligne'},
};

/** A cell whose value has been replaced: the old one struck out, then the new one. */
export function correction(before: string, after: string): Cell {
  return function draw(x, y) {
    const [next, width] = [x + measure(before, 14), measure(after, 14, true)];
    return (
      <>
        <rect x={next + 4} y={y + 4} width={width + 8} height={24} rx={5} fill="accent-soft" />
        <text x={x} y={y + 21} fontSize={14} fill="text-muted" textDecoration="line-through">
          {before}
        </text>
        <Text x={next + 8} y={y + 21} bold colour="accent" text={after} />
      </>
    );
  };
}

/** The value table of the status, with its new pair. */
export function ValueTable(): ReactNode {
  const pairs = [
    ['Open', label('open')],
    ['In progress', label('in-progress')],
    ['Done', label('done')],
    ['Waiting', label('blocked')],
  ] as const;
  return (
    <StepScreen step="mapping" action="save">
      <Fields
        x={LEFT}
        y={106}
        width={RIGHT - LEFT}
        columns={3}
        fields={[
          {label: heads.column, value: 'status', select: true},
          {label: heads.rule, value: label('value-table'), select: true},
          {label: heads.field, value: label('status'), select: true},
        ]}
      />
      <Panel x={LEFT} y={174} width={RIGHT - LEFT} height={212} raised />
      <Text x={LEFT + 20} y={202} muted max={220} text={words.sourceValue} />
      <Text x={RIGHT - 230} y={202} muted max={200} text={label('status')} />
      {pairs.map(([value, status], index) => {
        const y = 214 + index * 34;
        const strong = value === 'Waiting';
        const arrow = `M${LEFT + 246} ${y + 11}H${RIGHT - 236}`;
        return (
          <g key={value}>
            <Chip x={LEFT + 20} y={y} width={220} strong={strong} text={value} />
            <Arrow d={arrow} colour={strong ? 'accent' : undefined} />
            <Chip x={RIGHT - 230} y={y} width={210} strong={strong} text={status} />
          </g>
        );
      })}
      <Text x={LEFT + 20} y={370} muted max={520} text={words.otherValues} />
    </StepScreen>
  );
}
