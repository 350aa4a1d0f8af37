import {
  Arrow,
  defineFigure,
  label,
  type LabelKey,
  type Position,
  Text,
  type Translations,
} from '@guide/figures/kit';
import {Area, Card} from '../parts/api';

const texts = {
  rule: {en: 'Rule', fr: 'Règle'},
};

const HEIGHT = 350;
const SOURCE = {x: 12, width: 206};
const RULE = {x: 234, width: 138};
const TARGET = {x: 388, width: 200};
const TOP = 64;
const ROW_STEP = 54;
const CARD_HEIGHT = 42;

interface Link {
  column: Translations;
  rule: LabelKey;
  note?: Translations;
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

export default defineFigure({height: HEIGHT, draw: SmartsheetMapping});

function SmartsheetMapping() {
  const area = {y: 12, height: HEIGHT - 24};
  return (
    <>
      <Area {...SOURCE} {...area} title={{en: 'Smartsheet sheet', fr: 'Feuille Smartsheet'}} />
      <Text
        x={RULE.x + RULE.width / 2}
        y={38}
        muted
        anchor="middle"
        maxWidth={RULE.width}
        text={texts.rule}
      />
      <Area {...TARGET} {...area} title={label('action')} />
      {links.map((link, row) => (
        <LinkRow key={link.field} {...link} y={TOP + row * ROW_STEP} isKey={row === 0} />
      ))}
    </>
  );
}

function LinkRow({column, rule, note, field, y, isKey}: Link & {y: number; isKey: boolean}) {
  const centreY = y + CARD_HEIGHT / 2;
  const accent = isKey ? 'accent' : undefined;
  const source = {x: SOURCE.x + 12, y, width: SOURCE.width - 24, height: CARD_HEIGHT};
  const target = {x: TARGET.x + 12, y, width: TARGET.width - 24, height: CARD_HEIGHT};
  const ruleProps = {x: RULE.x + RULE.width / 2, anchor: 'middle', colour: 'accent'} as const;
  const fieldProps = {x: target.x + 9, maxWidth: target.width - 16};
  return (
    <>
      <Card {...source} stroke={accent} />
      <ColumnMark x={source.x + 12} y={centreY} />
      <Text x={source.x + 31} y={centreY + 5} maxWidth={source.width - 36} text={column} />
      <Arrow d={`M${source.x + source.width} ${centreY}H${RULE.x - 2}`} colour={accent} />
      <Card
        {...RULE}
        y={y}
        height={CARD_HEIGHT}
        fill="accent-soft"
        stroke="accent-soft"
        radius={20}
      />
      <Text
        {...ruleProps}
        y={centreY + (note ? -3 : 5)}
        maxWidth={RULE.width - 14}
        text={label(rule)}
      />
      {note && <Text {...ruleProps} y={centreY + 14} text={note} />}
      <Arrow d={`M${RULE.x + RULE.width} ${centreY}H${target.x - 2}`} colour={accent} />
      <Card {...target} stroke={accent} fill={isKey ? 'accent-soft' : 'surface'} />
      <Text {...fieldProps} y={centreY + (isKey ? -3 : 5)} text={label(field)} />
      {isKey && <Text {...fieldProps} y={centreY + 14} colour="accent" text={label('match-key')} />}
    </>
  );
}

function ColumnMark({x, y}: Position) {
  return (
    <>
      <rect x={x} y={y - 8} width={12} height={16} rx={2} fill="surface-hover" />
      <path
        d={`M${x} ${y - 3}h12M${x} ${y + 2.5}h12M${x + 2} ${y - 8}h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z`}
        fill="none"
        stroke="text-muted"
        strokeWidth={1.25}
      />
    </>
  );
}
