import {
  defineFigure,
  Divider,
  Field,
  type FigureText,
  stack,
  Text,
  type Translations,
  Window,
} from '@guide/figures/kit';
import {ThickRect, StepBar, StepButtons} from '../parts/core-lift';
import {sampleTitles} from '../parts/lift-tutorials';

const texts = {
  file: {en: 'File', fr: 'Fichier'},
  encoding: {en: 'Encoding', fr: 'Encodage'},
  delimiter: {en: 'Delimiter', fr: 'Délimiteur'},
  eightColumns: {en: '8 columns', fr: '8 colonnes'},
  detectedTypes: {en: 'Detected types', fr: 'Types détectés'},
};

const HEIGHT = 418;
const LEFT = 16;
const TOP = 172;
const TYPES_HEIGHT = 56;
const HEAD_HEIGHT = 32;
const ROW_HEIGHT = 32;
const ROW_COUNT = 3;
const BODY_TOP = TOP + TYPES_HEIGHT + HEAD_HEIGHT;

interface Column {
  name: string;
  width: number;
  type: Translations;
  format?: string;
  values: FigureText[];
}

const text: Translations = {en: 'Text', fr: 'Texte'};

/** `undefined`: a gap for omitted columns. */
const columns: (Column | undefined)[] = [
  {name: 'external_id', width: 104, type: text, values: ['A-001', 'A-002', 'A-003']},
  {
    name: 'title',
    width: 204,
    type: text,
    values: [sampleTitles[0], sampleTitles[1], sampleTitles[2]],
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

export default defineFigure({height: HEIGHT, draw: DatasetPreview});

function DatasetPreview() {
  const starts = stack(
    columns.map((column) => column?.width ?? GAP),
    LEFT,
  );
  const lines = Array.from(
    {length: ROW_COUNT + 1},
    (_, row) => `M${LEFT} ${BODY_TOP + row * ROW_HEIGHT}h568`,
  );
  return (
    <Window module="lift">
      <StepBar y={70} open="preview" />
      <Divider y={96} />
      <Field x={LEFT} y={106} width={236} label={texts.file} value="ticket-actions-2025-06.csv" />
      <Field x={264} y={106} width={112} label={texts.encoding} value="UTF-8" select />
      <Field x={388} y={106} width={84} label={texts.delimiter} value=";" select />
      <Text
        x={584}
        y={140}
        muted
        anchor="end"
        maxWidth={96}
        text={{en: '10 rows', fr: '10 lignes'}}
      />
      <Text x={584} y={157} muted anchor="end" maxWidth={96} text={texts.eightColumns} />
      <rect x={LEFT} y={TOP} width={568} height={TYPES_HEIGHT} fill="accent-soft" />
      <Text x={LEFT + 12} y={TOP + 50} muted maxWidth={180} text={texts.detectedTypes} />
      <rect
        x={LEFT}
        y={TOP + TYPES_HEIGHT}
        width={568}
        height={HEAD_HEIGHT}
        fill="surface-raised"
      />
      <path d={lines.join('')} stroke="border" />
      {columns.map((column, index) =>
        column ? (
          <PreviewColumn key={index} x={starts[index]!} column={column} />
        ) : (
          <OmittedColumns key={index} x={starts[index]!} />
        ),
      )}
      <StepButtons y={HEIGHT - 46} buttons={['back', 'continue']} />
    </Window>
  );
}

function PreviewColumn({x, column}: {x: number; column: Column}) {
  const {name, width, type, format, values} = column;
  const textPosition =
    name === 'progress' ? {x: x + width - 10, anchor: 'end' as const} : {x: x + 12};
  const typeWidth = Math.min(width - 8, 96);
  return (
    <>
      <TypeChoice x={x + 4} width={typeWidth} text={type} />
      {format && <Text x={x + 12} y={TOP + 50} muted maxWidth={width - 12} text={format} />}
      <Text {...textPosition} y={TOP + TYPES_HEIGHT + 21} bold maxWidth={width - 12} text={name} />
      {values.map((value, index) => (
        <Text
          key={index}
          {...textPosition}
          y={BODY_TOP + index * ROW_HEIGHT + 21}
          maxWidth={width - 12}
          text={value}
        />
      ))}
    </>
  );
}

function TypeChoice({x, width, text}: {x: number; width: number; text: FigureText}) {
  return (
    <>
      <ThickRect x={x} y={TOP + 6} width={width} height={26} fill="surface" stroke="accent" />
      <Text x={x + 8} y={TOP + 24} colour="accent" maxWidth={width - 26} text={text} />
      <path
        d={`m${x + width - 17} ${TOP + 17} 4 4 4-4`}
        fill="none"
        stroke="accent"
        strokeWidth={1.75}
      />
    </>
  );
}

function OmittedColumns({x}: {x: number}) {
  const y = TOP + TYPES_HEIGHT + HEAD_HEIGHT / 2;
  return [6, 12, 18].map((dot) => <circle key={dot} cx={x + dot} cy={y} r={2} fill="text-muted" />);
}
