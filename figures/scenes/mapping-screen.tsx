import {
  type Bounds,
  defineFigure,
  Divider,
  Field,
  type FigureText,
  label,
  type LabelKey,
  Text,
  type Translations,
  Window,
} from '@guide/figures/kit';
import {ThickRect, StepBar, StepButtons, Tick} from '../parts/core-lift';

const notMapped: Translations = {en: 'not mapped', fr: 'sans correspondance'};

const HEIGHT = 508;
const TOP = 128;
const ROW_STEP = 37;
const ROW_HEIGHT = 30;
const SETTINGS_TOP = 396;
const SOURCE = {x: 16, width: 174};
const RULE = {x: 258, width: 138};
const TARGET = {x: 410, width: 176};

const sources: {name: string; sample: string}[] = [
  {name: 'external_id', sample: 'A-001'},
  {name: 'title', sample: 'Order vali…'},
  {name: 'owner', sample: 'nadia@…'},
  {name: 'status', sample: 'Done'},
  {name: 'due', sample: '28/02/2025'},
  {name: 'updated', sample: '02/06/2025'},
];

interface Target {
  field: LabelKey;
  rule: LabelKey;
  from: string[];
  required?: boolean;
}

const targets: Target[] = [
  {field: 'title', rule: 'direct', from: ['title'], required: true},
  {field: 'due-date', rule: 'date-parse', from: ['due'], required: true},
  {field: 'description', rule: 'concatenate', from: ['external_id', 'title']},
  {field: 'external-id', rule: 'direct', from: ['external_id']},
  {field: 'owner', rule: 'lookup', from: ['owner']},
  {field: 'status', rule: 'value-table', from: ['status']},
  {field: 'priority', rule: 'constant', from: []},
];

const chip = {fill: 'accent-soft', stroke: 'accent-soft'} as const;

const SELECTED: LabelKey = 'due-date';

export default defineFigure({height: HEIGHT, draw: MappingScreen});

function MappingScreen() {
  const links = targets
    .flatMap((target, row) =>
      target.from.map((name) => ({
        from: sources.findIndex((source) => source.name === name),
        to: row,
        isSelected: target.field === SELECTED,
      })),
    )
    .sort((a, b) => Number(a.isSelected) - Number(b.isSelected));
  return (
    <Window module="lift">
      <StepBar y={70} open="mapping" />
      <Divider y={96} />
      <Head x={SOURCE.x} text={{en: 'Source columns', fr: 'Colonnes sources'}} />
      <Head x={RULE.x} text={{en: 'Rule', fr: 'Règle'}} />
      <Head x={TARGET.x} text={{en: 'Target fields', fr: 'Champs cibles'}} />
      {links.map((link) => (
        <Link key={`${link.from}-${link.to}`} {...link} />
      ))}
      {sources.map((source, row) => (
        <Source key={source.name} row={row} {...source} />
      ))}
      {targets.map((target, row) => (
        <TargetRow key={target.field} row={row} target={target} />
      ))}
      <Text
        x={RULE.x - 6}
        y={TOP + 6 * ROW_STEP + 20}
        muted
        anchor="end"
        maxWidth={66}
        text={label('medium')}
      />
      <Field
        x={16}
        y={SETTINGS_TOP}
        width={190}
        label={label('match-key')}
        value={label('external-id')}
        select
      />
      <Field
        x={222}
        y={SETTINGS_TOP}
        width={240}
        label={label('policy')}
        value={label('create-and-update')}
        select
      />
      <Legend y={HEIGHT - 26} />
      <StepButtons y={HEIGHT - 46} buttons={['save', 'continue']} />
    </Window>
  );
}

function Head({x, text}: {x: number; text: FigureText}) {
  return <Text x={x} y={119} muted maxWidth={172} text={text} />;
}

function boundsOf(column: {x: number; width: number}, row: number, height = ROW_HEIGHT): Bounds {
  return {...column, y: TOP + row * ROW_STEP, height};
}

const centreYOf = (row: number) => TOP + row * ROW_STEP + ROW_HEIGHT / 2;

const lineOf = (isSelected: boolean) =>
  isSelected ? {stroke: 'accent', strokeWidth: 2.5} : {stroke: 'border-strong', strokeWidth: 1.75};

function Link({from, to, isSelected}: {from: number; to: number; isSelected: boolean}) {
  const [x, start, end] = [SOURCE.x + SOURCE.width, centreYOf(from), centreYOf(to)];
  const half = (x + RULE.x) / 2;
  const curve = `M${x} ${start}C${half} ${start} ${half} ${end} ${RULE.x} ${end}`;
  return <path d={curve} fill="none" {...lineOf(isSelected)} />;
}

function Source({row, name, sample}: {row: number; name: string; sample: string}) {
  const y = TOP + row * ROW_STEP;
  const isMapped = targets.some(({from}) => from.includes(name));
  return (
    <>
      <ThickRect
        {...boundsOf(SOURCE, row, isMapped ? ROW_HEIGHT : ROW_HEIGHT + 17)}
        fill="surface-raised"
        stroke={isMapped ? 'border' : 'border-strong'}
        dashed={!isMapped}
      />
      <Text x={SOURCE.x + 9} y={y + 20} bold text={name} />
      <Text
        x={SOURCE.x + SOURCE.width - 9}
        y={y + 20}
        muted
        anchor="end"
        maxWidth={116}
        text={sample}
      />
      {!isMapped && <Text x={SOURCE.x + 9} y={y + 38} muted maxWidth={154} text={notMapped} />}
    </>
  );
}

function TargetRow({row, target}: {row: number; target: Target}) {
  const y = TOP + row * ROW_STEP + 20;
  const isSelected = target.field === SELECTED;
  const rule = {x: RULE.x + RULE.width / 2, anchor: 'middle', maxWidth: RULE.width - 12} as const;
  const field = {x: TARGET.x + 9, bold: isSelected, maxWidth: TARGET.width - 32};
  const colours = isSelected ? ({fill: 'accent-soft', stroke: 'accent'} as const) : {};
  const name = label(target.field) + (target.required ? ' *' : '');
  return (
    <>
      <path d={`M${RULE.x + RULE.width} ${centreYOf(row)}H${TARGET.x}`} {...lineOf(isSelected)} />
      <ThickRect {...boundsOf(RULE, row)} radius={ROW_HEIGHT / 2} {...chip} {...colours} />
      <Text {...rule} y={y} colour="accent" text={label(target.rule)} />
      <ThickRect {...boundsOf(TARGET, row)} {...colours} />
      <Text {...field} y={y} text={name} />
      <Tick x={TARGET.x + TARGET.width - 16} y={y - 5} colour="success" />
    </>
  );
}

function Legend({y}: {y: number}) {
  return (
    <>
      <Text x={16} y={y} muted maxWidth={110} text={{en: '* required', fr: '* obligatoire'}} />
      <Tick x={132} y={y - 5} colour="success" />
      <Text x={147} y={y} muted maxWidth={190} text={{en: 'mapped', fr: 'avec correspondance'}} />
    </>
  );
}
