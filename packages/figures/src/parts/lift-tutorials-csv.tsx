import type {ReactNode} from 'react';
import {Field, Fields, label, Table, Text, withColon} from '../kit';
import {
  dataset,
  Focus,
  LEFT,
  RIGHT,
  StepScreen,
  testProject,
  titles,
  UploadedFile,
} from './lift-tutorials';
import {MappingLines, type Line} from './lift-tutorials-mapping';

const words = {
  name: {en: 'Name', fr: 'Nom'},
  encoding: {en: 'Encoding', fr: 'Encodage'},
  delimiter: {en: 'Delimiter', fr: 'Délimiteur'},
  dateFormat: {en: 'Date format', fr: 'Format de date'},
  tenRows: {en: '10 rows', fr: '10 lignes'},
  eightColumns: {en: '8 columns', fr: '8 colonnes'},
};

/** The first step, with the sample file. */
export function Upload(): ReactNode {
  return (
    <StepScreen step="source">
      <Field x={LEFT} y={110} width={RIGHT - LEFT} label={words.name} value={dataset} />
      <Fields
        x={LEFT}
        y={176}
        width={RIGHT - LEFT}
        fields={[
          {label: label('project'), value: testProject, select: true},
          {label: {en: 'Target', fr: 'Cible'}, value: label('actions'), select: true},
        ]}
      />
      <UploadedFile y={252} height={128} />
    </StepScreen>
  );
}

/** The second step: how the file is read, and its first rows. */
export function Preview(): ReactNode {
  return (
    <StepScreen step="preview" action="continue">
      <Field x={LEFT} y={106} width={112} label={words.encoding} value="UTF-8" select />
      <Field x={140} y={106} width={96} label={words.delimiter} value=";" select />
      <Field x={248} y={106} width={160} label={words.dateFormat} value="DD/MM/YYYY" select />
      <Focus x={140} y={106} width={96} />
      <Focus x={248} y={106} width={160} />
      <Text x={RIGHT} y={139} size={15} bold end max={150} text={words.tenRows} />
      <Text x={RIGHT} y={158} size={15} bold end max={150} text={words.eightColumns} />
      <Table
        x={LEFT}
        y={174}
        columns={[
          {head: 'external_id', width: 98},
          {head: 'title', width: 212},
          {head: 'start', width: 106},
          {head: 'due', width: 106},
          {head: '+ 4', width: 46, numeric: true},
        ]}
        rows={[
          ['A-001', titles[0], '03/02/2025', '28/02/2025', '…'],
          ['A-002', titles[1], '10/02/2025', '21/03/2025', '…'],
          ['A-003', titles[2], '17/03/2025', '30/05/2025', '…'],
          ['A-004', titles[3], '01/04/2025', '13/06/2025', '…'],
          ['A-005', titles[4], '05/05/2025', '27/06/2025', '…'],
        ]}
      />
    </StepScreen>
  );
}

/** The third step, with the rules of MAP-21. */
export function Mapping(): ReactNode {
  const lines: Line[] = [
    {source: 'external_id', rule: label('direct'), field: 'external-id'},
    {source: 'title', rule: label('direct'), field: 'title'},
    {source: 'owner', rule: label('lookup'), field: 'owner'},
    {source: 'status', rule: label('value-table'), field: 'status'},
    {source: 'start', rule: label('date-parse'), field: 'start-date'},
    {source: 'due', rule: label('date-parse'), field: 'due-date'},
    {source: 'progress', rule: label('direct'), field: 'progress'},
    {rule: withColon(label('constant'), label('medium')), field: 'priority'},
    {source: 'external_id, title', rule: label('concatenate'), field: 'description'},
    {source: 'updated'},
  ];
  return (
    <StepScreen step="mapping" action="save">
      <MappingLines lines={lines} top={126} pitch={26} />
    </StepScreen>
  );
}
