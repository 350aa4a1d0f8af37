import {defineFigure} from '../figure';
import {Text, usePen, Window, type LabelKey} from '../kit';
import {Plate, StepBar, StepButtons, Tick, type Place} from '../parts/core-lift';

const HEIGHT = 438;
const TOP = 128;
const PITCH = 37;
const TALL = 30;
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

const SELECTED: LabelKey = 'due-date';

export default defineFigure({height: HEIGHT, draw: () => <MappingScreen />});

function MappingScreen() {
  const {c, label, say} = usePen();
  const links = targets.flatMap((target, row) =>
    target.from.map((name) => ({
      from: sources.findIndex((source) => source.name === name),
      to: row,
      isSelected: target.field === SELECTED,
    })),
  );
  return (
    <Window height={HEIGHT} module="lift">
      <StepBar y={70} open="mapping" />
      <path d="M4.5 96H595.5" stroke={c('border')} />
      <Head x={SOURCE.x}>{say({en: 'Source columns', fr: 'Colonnes sources'})}</Head>
      <Head x={RULE.x}>{say({en: 'Rule', fr: 'Règle'})}</Head>
      <Head x={TARGET.x}>{say({en: 'Target fields', fr: 'Champs cibles'})}</Head>
      {[...links]
        .sort((one, other) => Number(one.isSelected) - Number(other.isSelected))
        .map((link) => (
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
        y={TOP + 6 * PITCH + 20}
        size={14}
        colour="text-muted"
        anchor="end"
        max={66}
      >
        {label('medium')}
      </Text>
      <Key y={HEIGHT - 26} />
      <StepButtons y={HEIGHT - 46} buttons={['save', 'continue']} />
    </Window>
  );
}

function Head({x, children}: {x: number; children: string}) {
  return (
    <Text x={x} y={119} size={14} colour="text-muted" max={172}>
      {children}
    </Text>
  );
}

function placeOf(column: {x: number; width: number}, row: number, height = TALL): Place {
  return {...column, y: TOP + row * PITCH, height};
}

const middleOf = (row: number) => TOP + row * PITCH + TALL / 2;

function Link({from, to, isSelected}: {from: number; to: number; isSelected: boolean}) {
  const {c} = usePen();
  const start = SOURCE.x + SOURCE.width;
  const half = (start + RULE.x) / 2;
  return (
    <path
      d={`M${start} ${middleOf(from)}C${half} ${middleOf(from)} ${half} ${middleOf(to)} ${RULE.x} ${middleOf(to)}`}
      fill="none"
      stroke={c(isSelected ? 'accent' : 'border-strong')}
      strokeWidth={isSelected ? 2.5 : 1.75}
    />
  );
}

function Source({row, name, sample}: {row: number; name: string; sample: string}) {
  const {say} = usePen();
  const y = TOP + row * PITCH;
  const isMapped = targets.some(({from}) => from.includes(name));
  return (
    <>
      <Plate
        place={placeOf(SOURCE, row, isMapped ? TALL : TALL + 17)}
        fill="surface-raised"
        stroke={isMapped ? 'border' : 'border-strong'}
        dashed={!isMapped}
      />
      <Text x={SOURCE.x + 9} y={y + 20} size={14} bold>
        {name}
      </Text>
      <Text
        x={SOURCE.x + SOURCE.width - 9}
        y={y + 20}
        size={14}
        colour="text-muted"
        anchor="end"
        max={116}
      >
        {sample}
      </Text>
      {!isMapped && (
        <Text x={SOURCE.x + 9} y={y + 38} size={14} colour="text-muted" max={154}>
          {say({en: 'not mapped', fr: 'sans correspondance'})}
        </Text>
      )}
    </>
  );
}

function TargetRow({row, target}: {row: number; target: Target}) {
  const {c, label} = usePen();
  const y = TOP + row * PITCH;
  const isSelected = target.field === SELECTED;
  const stroke = isSelected ? 'accent' : 'border-strong';
  return (
    <>
      <path
        d={`M${RULE.x + RULE.width} ${middleOf(row)}H${TARGET.x}`}
        stroke={c(stroke)}
        strokeWidth={isSelected ? 2.5 : 1.75}
      />
      <Plate
        place={placeOf(RULE, row)}
        fill="accent-soft"
        stroke={isSelected ? 'accent' : 'accent-soft'}
        radius={TALL / 2}
      />
      <Text
        x={RULE.x + RULE.width / 2}
        y={y + 20}
        size={14}
        colour="accent"
        anchor="middle"
        max={RULE.width - 12}
      >
        {label(target.rule)}
      </Text>
      <Plate
        place={placeOf(TARGET, row)}
        fill={isSelected ? 'accent-soft' : 'surface'}
        stroke={stroke}
      />
      <Text x={TARGET.x + 9} y={y + 20} size={14} bold={isSelected} max={TARGET.width - 32}>
        {label(target.field) + (target.required ? ' *' : '')}
      </Text>
      <Tick x={TARGET.x + TARGET.width - 16} y={y + 15} colour="success" />
    </>
  );
}

/** What the star and the tick say. */
function Key({y}: {y: number}) {
  const {say} = usePen();
  return (
    <>
      <Text x={16} y={y} size={14} colour="text-muted" max={110}>
        {say({en: '* required', fr: '* obligatoire'})}
      </Text>
      <Tick x={132} y={y - 5} colour="success" />
      <Text x={147} y={y} size={14} colour="text-muted" max={190}>
        {say({en: 'mapped', fr: 'avec correspondance'})}
      </Text>
    </>
  );
}
