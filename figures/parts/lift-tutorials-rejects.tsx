import type {ReactNode} from 'react';
import {Arrow, Field, measure, Panel, Text, usePen, type Cell} from '../kit';
import {LEFT, RIGHT, StepScreen} from './lift-tutorials';
import {Chip} from './lift-tutorials-mapping';

/** A cell whose value has been replaced: the old one struck out, then the new one. */
export function correction(before: string, after: string): Cell {
  return function draw(x, y) {
    return <Correction x={x} y={y} before={before} after={after} />;
  };
}

function Correction({x, y, before, after}: {x: number; y: number; before: string; after: string}) {
  const {c} = usePen();
  const [struck, added] = [measure(before, 14), measure(after, 14, true)];
  return (
    <>
      <rect
        x={x + struck + 4}
        y={y + 4}
        width={added + 8}
        height={24}
        rx={5}
        fill={c('accent-soft')}
      />
      <text x={x} y={y + 21} fontSize={14} fill={c('text-muted')} textDecoration="line-through">
        {before}
      </text>
      <Text x={x + struck + 8} y={y + 21} size={14} bold colour="accent">
        {after}
      </Text>
    </>
  );
}

/** The value table of the status, with its new pair. */
export function ValueTable(): ReactNode {
  const {label, say} = usePen();
  const pairs = [
    ['Open', label('open')],
    ['In progress', label('in-progress')],
    ['Done', label('done')],
    ['Waiting', label('blocked')],
  ] as const;
  const third = (RIGHT - LEFT - 24) / 3;
  return (
    <StepScreen step="mapping" action="save">
      <Field
        x={LEFT}
        y={106}
        width={third}
        label={say({en: 'Column', fr: 'Colonne'})}
        value="status"
        select
      />
      <Field
        x={LEFT + third + 12}
        y={106}
        width={third}
        label={say({en: 'Rule', fr: 'Règle'})}
        value={label('value-table')}
        select
      />
      <Field
        x={RIGHT - third}
        y={106}
        width={third}
        label={say({en: 'Field', fr: 'Champ'})}
        value={label('status')}
        select
      />
      <Panel x={LEFT} y={174} width={RIGHT - LEFT} height={212} raised />
      <Text x={LEFT + 20} y={202} size={14} colour="text-muted" max={220}>
        {say({en: 'Source value', fr: 'Valeur source'})}
      </Text>
      <Text x={RIGHT - 230} y={202} size={14} colour="text-muted" max={200}>
        {label('status')}
      </Text>
      {pairs.map(([value, status], index) => (
        <Pair
          key={value}
          y={214 + index * 34}
          value={value}
          status={status}
          strong={value === 'Waiting'}
        />
      ))}
      <Text x={LEFT + 20} y={370} size={14} colour="text-muted" max={520}>
        {say({en: 'Other values: reject the row', fr: 'Autres valeurs : rejeter la ligne'})}
      </Text>
    </StepScreen>
  );
}

function Pair({
  y,
  value,
  status,
  strong,
}: {
  y: number;
  value: string;
  status: string;
  strong: boolean;
}) {
  return (
    <>
      <Chip x={LEFT + 20} y={y} width={220} strong={strong}>
        {value}
      </Chip>
      <Arrow
        points={[
          [LEFT + 246, y + 11],
          [RIGHT - 236, y + 11],
        ]}
        colour={strong ? 'accent' : 'text-muted'}
      />
      <Chip x={RIGHT - 230} y={y} width={210} strong={strong}>
        {status}
      </Chip>
    </>
  );
}
