import {defineFigure} from '../figure';
import {Field, Text, usePen, Window, type Words} from '../kit';
import {Plate, StepBar, StepButtons} from '../parts/core-lift';

const HEIGHT = 418;
const LEFT = 16;
const TOP = 172;
const TYPES = 56;
const HEAD = 32;
const ROW = 32;
const SHOWN = 3;
const BODY = TOP + TYPES + HEAD;

interface Column {
  name: string;
  width: number;
  type: Words;
  format?: string;
  values: string[];
}

const text: Words = {en: 'Text', fr: 'Texte'};

/** The columns drawn; `undefined` stands for those left out. */
const columns: (Column | undefined)[] = [
  {name: 'external_id', width: 104, type: text, values: ['A-001', 'A-002', 'A-003']},
  {
    name: 'title',
    width: 204,
    type: text,
    values: ['Order validator prototypes', 'Sign card supply contract', 'Install test bench'],
  },
  undefined,
  {
    name: 'due',
    width: 118,
    type: {en: 'Date', fr: 'Date'},
    format: 'DD/MM/YYYY',
    values: ['28/02/2025', '21/03/2025', '30/05/2025'],
  },
  {
    name: 'progress',
    width: 94,
    type: {en: 'Number', fr: 'Nombre'},
    values: ['100', '100', '60'],
  },
  undefined,
];

const GAP = 24;

export default defineFigure({height: HEIGHT, draw: () => <DatasetPreview />});

function DatasetPreview() {
  const {c, say} = usePen();
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + (column?.width ?? GAP), LEFT),
  );
  return (
    <Window height={HEIGHT} module="lift">
      <StepBar y={70} open="preview" />
      <path d="M4.5 96H595.5" stroke={c('border')} />
      <Field
        x={LEFT}
        y={106}
        width={236}
        label={say({en: 'File', fr: 'Fichier'})}
        value="ticket-actions-2025-06.csv"
      />
      <Field
        x={264}
        y={106}
        width={112}
        label={say({en: 'Encoding', fr: 'Encodage'})}
        value="UTF-8"
        select
      />
      <Field
        x={388}
        y={106}
        width={84}
        label={say({en: 'Delimiter', fr: 'Délimiteur'})}
        value=";"
        select
      />
      <Text x={584} y={140} size={14} colour="text-muted" anchor="end" max={96}>
        {say({en: '10 rows', fr: '10 lignes'})}
      </Text>
      <Text x={584} y={157} size={14} colour="text-muted" anchor="end" max={96}>
        {say({en: '8 columns', fr: '8 colonnes'})}
      </Text>
      <rect x={LEFT} y={TOP} width={568} height={TYPES} fill={c('accent-soft')} />
      <Text x={LEFT + 12} y={TOP + 50} size={14} colour="text-muted" max={180}>
        {say({en: 'Detected types', fr: 'Types détectés'})}
      </Text>
      <rect x={LEFT} y={TOP + TYPES} width={568} height={HEAD} fill={c('surface-raised')} />
      <path
        d={Array.from({length: SHOWN + 1}, (_, row) => `M${LEFT} ${BODY + row * ROW}h568`).join('')}
        stroke={c('border')}
      />
      {columns.map((column, index) =>
        column ? (
          <PreviewColumn key={index} x={starts[index]!} column={column} />
        ) : (
          <LeftOut key={index} x={starts[index]!} />
        ),
      )}
      <StepButtons y={HEIGHT - 46} buttons={['back', 'continue']} />
    </Window>
  );
}

function PreviewColumn({x, column}: {x: number; column: Column}) {
  const {say} = usePen();
  const {name, width, type, format, values} = column;
  const isNumber = name === 'progress';
  const place = isNumber
    ? {x: x + width - 10, anchor: 'end' as const}
    : {x: x + 12, anchor: 'start' as const};
  const typeWidth = Math.min(width - 8, 96);
  return (
    <>
      <TypeChoice x={x + 4} width={typeWidth}>
        {say(type)}
      </TypeChoice>
      {format && (
        <Text x={x + 12} y={TOP + 50} size={14} colour="text-muted" max={width - 12}>
          {format}
        </Text>
      )}
      <Text {...place} y={TOP + TYPES + 21} size={14} bold max={width - 12}>
        {name}
      </Text>
      {values.map((value, index) => (
        <Text key={index} {...place} y={BODY + index * ROW + 21} size={14} max={width - 12}>
          {value}
        </Text>
      ))}
    </>
  );
}

/** The detected type, as a choice that the reader may change. */
function TypeChoice({x, width, children}: {x: number; width: number; children: string}) {
  const {c} = usePen();
  return (
    <>
      <Plate place={{x, y: TOP + 6, width, height: 26}} fill="surface" stroke="accent" />
      <Text x={x + 8} y={TOP + 24} size={14} colour="accent" max={width - 26}>
        {children}
      </Text>
      <path
        d={`m${x + width - 17} ${TOP + 17} 4 4 4-4`}
        fill="none"
        stroke={c('accent')}
        strokeWidth={1.75}
      />
    </>
  );
}

/** Three dots in place of columns. */
function LeftOut({x}: {x: number}) {
  const {c} = usePen();
  const y = TOP + TYPES + HEAD / 2;
  return [6, 12, 18].map((dot) => (
    <circle key={dot} cx={x + dot} cy={y} r={2} fill={c('text-muted')} />
  ));
}
