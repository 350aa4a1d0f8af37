import {defineFigure} from '../figure';
import {Text, usePen, type LabelKey, type Words} from '../kit';
import {Across, Area, Card} from '../parts/api';

const HEIGHT = 350;
const SOURCE = {x: 12, width: 206};
const RULE = {x: 234, width: 138};
const TARGET = {x: 388, width: 200};
const TOP = 64;
const PITCH = 54;
const TALL = 42;

interface Link {
  column: Words;
  rule: LabelKey;
  note?: Words;
  field: LabelKey;
}

const links: Link[] = [
  {column: {en: 'Row ID', fr: 'Identifiant de ligne'}, rule: 'direct', field: 'external-id'},
  {column: {en: 'Primary column', fr: 'Colonne principale'}, rule: 'direct', field: 'title'},
  {column: {en: 'Status column', fr: 'Colonne de statut'}, rule: 'value-table', field: 'status'},
  {
    column: {en: 'Contact column', fr: 'Colonne de contact'},
    rule: 'lookup',
    note: {en: 'by e-mail', fr: 'par e-mail'},
    field: 'owner',
  },
  {
    column: {en: 'Due date column', fr: 'Colonne d’échéance'},
    rule: 'date-parse',
    field: 'due-date',
  },
];

export default defineFigure({height: HEIGHT, draw: () => <SmartsheetMapping />});

function SmartsheetMapping() {
  const {label, say} = usePen();
  const area = {y: 12, height: HEIGHT - 24};
  return (
    <>
      <Area {...SOURCE} {...area} title={say({en: 'Smartsheet sheet', fr: 'Feuille Smartsheet'})} />
      <Text
        x={RULE.x + RULE.width / 2}
        y={38}
        size={14}
        colour="text-muted"
        anchor="middle"
        max={RULE.width}
      >
        {say({en: 'Rule', fr: 'Règle'})}
      </Text>
      <Area {...TARGET} {...area} title={label('action')} />
      {links.map((link, row) => (
        <LinkRow key={link.field} {...link} y={TOP + row * PITCH} isKey={row === 0} />
      ))}
    </>
  );
}

function LinkRow({column, rule, note, field, y, isKey}: Link & {y: number; isKey: boolean}) {
  const {label, say} = usePen();
  const middle = y + TALL / 2;
  const colour = isKey ? 'accent' : 'border-strong';
  const source = {x: SOURCE.x + 12, y, width: SOURCE.width - 24, height: TALL};
  const target = {x: TARGET.x + 12, y, width: TARGET.width - 24, height: TALL};
  return (
    <>
      <Card {...source} stroke={colour} />
      <ColumnMark x={source.x + 12} y={middle} />
      <Text x={source.x + 31} y={middle + 5} size={14} max={source.width - 36}>
        {say(column)}
      </Text>
      <Across
        from={source.x + source.width}
        to={RULE.x - 2}
        y={middle}
        colour={isKey ? 'accent' : undefined}
      />
      <Card {...RULE} y={y} height={TALL} fill="accent-soft" stroke="accent-soft" radius={20} />
      <Text
        x={RULE.x + RULE.width / 2}
        y={middle + (note ? -3 : 5)}
        size={14}
        colour="accent"
        anchor="middle"
        max={RULE.width - 14}
      >
        {label(rule)}
      </Text>
      {note && (
        <Text x={RULE.x + RULE.width / 2} y={middle + 14} size={14} colour="accent" anchor="middle">
          {say(note)}
        </Text>
      )}
      <Across
        from={RULE.x + RULE.width}
        to={target.x - 2}
        y={middle}
        colour={isKey ? 'accent' : undefined}
      />
      <Card {...target} stroke={colour} fill={isKey ? 'accent-soft' : 'surface'} />
      <Text x={target.x + 9} y={middle + (isKey ? -3 : 5)} size={14} max={target.width - 16}>
        {label(field)}
      </Text>
      {isKey && (
        <Text x={target.x + 9} y={middle + 14} size={14} colour="accent" max={target.width - 16}>
          {label('match-key')}
        </Text>
      )}
    </>
  );
}

/** The small drawing of a column. */
function ColumnMark({x, y}: {x: number; y: number}) {
  const {c} = usePen();
  return (
    <>
      <rect x={x} y={y - 8} width={12} height={16} rx={2} fill={c('surface-hover')} />
      <path
        d={`M${x} ${y - 3}h12M${x} ${y + 2.5}h12M${x + 2} ${y - 8}h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z`}
        fill="none"
        stroke={c('text-muted')}
        strokeWidth={1.25}
      />
    </>
  );
}
