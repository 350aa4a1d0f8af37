import type {ReactNode} from 'react';
import {
  Badge,
  defineFigure,
  Field,
  Fields,
  label,
  Panel,
  type Position,
  Table,
  Text,
  type Translations,
  withColon,
} from '@guide/figures/kit';
import {
  dataset,
  FocusRing,
  HEIGHT,
  LEFT,
  PointedButton,
  RIGHT,
  StepScreen,
  testProject,
  sampleTitles,
  UploadedFile,
} from '../parts/lift-tutorials';
import {type Line, MappingLines} from '../parts/lift-tutorials-mapping';
import {firstResult, RunResult} from '../parts/lift-tutorials-result';

const texts = {
  name: {en: 'Name', fr: 'Nom'},
  encoding: {en: 'Encoding', fr: 'Encodage'},
  delimiter: {en: 'Delimiter', fr: 'Délimiteur'},
  dateFormat: {en: 'Date format', fr: 'Format de date'},
  tenRows: {en: '10 rows', fr: '10 lignes'},
  eightColumns: {en: '8 columns', fr: '8 colonnes'},
  sixRules: {en: 'Six rules', fr: 'Six règles'},
  nothingWritten: {en: 'Nothing is written', fr: 'Rien n’est écrit'},
};

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'In Source, enter the name, the test project and the target Actions, then select Upload file: ticket-actions-2025-06.csv appears.',
        fr: 'Dans Source, indiquez le nom, le projet de test et la cible Actions, puis sélectionnez Charger un fichier : ticket-actions-2025-06.csv s’affiche.',
      },
      draw: Upload,
    },
    {
      caption: {
        en: 'In Preview, check the delimiter ; and the date format DD/MM/YYYY, then select Continue: the file has ten rows and eight columns in UTF-8.',
        fr: 'Dans Aperçu, vérifiez le délimiteur ; et le format de date DD/MM/YYYY, puis sélectionnez Continuer : le fichier a dix lignes et huit colonnes en UTF-8.',
      },
      draw: Preview,
    },
    {
      caption: {
        en: 'In Mapping, enter the rules and select Save: seven columns lead to their fields, Priority and Description have rules, and updated is not mapped.',
        fr: 'Dans Correspondance, saisissez les règles et sélectionnez Enregistrer : sept colonnes correspondent à leurs champs, Priorité et Description ont une règle, et updated n’a pas de correspondance.',
      },
      draw: Mapping,
    },
    {
      caption: {
        en: 'In Quality, select New rule for each of the six rules: once the rows are checked, the score is 89.6, grade B, above the blocking threshold of 80.',
        fr: 'Dans Qualité, sélectionnez Nouvelle règle pour chacune des six règles : une fois les lignes contrôlées, le score est 89,6, note B, au-dessus du seuil de blocage de 80.',
      },
      draw: Quality,
    },
    {
      caption: {
        en: 'Select Dry run: of the ten rows read, six would be created and four rejected, and nothing is written.',
        fr: 'Sélectionnez Simulation : sur les dix lignes lues, six seraient créées et quatre rejetées, et rien n’est écrit.',
      },
      draw: DryRun,
    },
    {
      caption: {
        en: 'Select Run import: the counts are the same, and the status is Completed with rejects.',
        fr: 'Sélectionnez Lancer l’import : les totaux sont les mêmes, et le statut est Réussi avec rejets.',
      },
      draw: ImportResult,
    },
  ],
});

function Quality() {
  return (
    <StepScreen step="quality">
      <Text x={LEFT + 8} y={131} size={15} bold maxWidth={150} text={texts.sixRules} />
      <PointedButton right={396} y={110} text={label('new-rule')} />
      <RuleTable y={156} />
      <ScorePanel y={110} height={270} />
    </StepScreen>
  );
}

function DryRun() {
  return (
    <StepScreen step="dry-run" action="dry-run">
      <RunResult result={firstResult} status={label('dry-run')} note={texts.nothingWritten} />
    </StepScreen>
  );
}

function ImportResult() {
  return (
    <StepScreen step="run-import" action="run-import">
      <RunResult
        result={firstResult}
        status={label('completed-with-rejects')}
        tone="warning"
        note={{en: '6 actions in the test project', fr: '6 actions dans le projet de test'}}
      />
    </StepScreen>
  );
}

function Upload(): ReactNode {
  return (
    <StepScreen step="source">
      <Field x={LEFT} y={110} width={RIGHT - LEFT} label={texts.name} value={dataset} />
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

function Preview(): ReactNode {
  return (
    <StepScreen step="preview" action="continue">
      <Field x={LEFT} y={106} width={112} label={texts.encoding} value="UTF-8" select />
      <Field x={140} y={106} width={96} label={texts.delimiter} value=";" select />
      <Field x={248} y={106} width={160} label={texts.dateFormat} value="DD/MM/YYYY" select />
      <FocusRing x={140} y={106} width={96} />
      <FocusRing x={248} y={106} width={160} />
      <Text x={RIGHT} y={139} size={15} bold anchor="end" maxWidth={150} text={texts.tenRows} />
      <Text
        x={RIGHT}
        y={158}
        size={15}
        bold
        anchor="end"
        maxWidth={150}
        text={texts.eightColumns}
      />
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
          ['A-001', sampleTitles[0], '03/02/2025', '28/02/2025', '…'],
          ['A-002', sampleTitles[1], '10/02/2025', '21/03/2025', '…'],
          ['A-003', sampleTitles[2], '17/03/2025', '30/05/2025', '…'],
          ['A-004', sampleTitles[3], '01/04/2025', '13/06/2025', '…'],
          ['A-005', sampleTitles[4], '05/05/2025', '27/06/2025', '…'],
        ]}
      />
    </StepScreen>
  );
}

function Mapping(): ReactNode {
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
      <MappingLines lines={lines} top={126} rowStep={26} />
    </StepScreen>
  );
}

const gradeB: Translations = {en: 'Grade B', fr: 'Note B'};
const allowed: Translations = {en: 'Import allowed', fr: 'Import autorisé'};

const rules: {test: Translations; score: number}[] = [
  {test: {en: 'owner is not empty', fr: 'owner n’est pas vide'}, score: 90},
  {test: {en: 'due is not empty', fr: 'due n’est pas vide'}, score: 100},
  {test: {en: 'external_id is unique', fr: 'external_id est unique'}, score: 80},
  {test: {en: 'status is in the list', fr: 'status figure dans la liste'}, score: 90},
  {test: {en: 'owner matches a pattern', fr: 'owner respecte un motif'}, score: 100},
  {test: {en: 'due is at least start', fr: 'due est au moins égal à start'}, score: 90},
];

function RuleTable({y}: {y: number}): ReactNode {
  return (
    <Table
      x={LEFT}
      y={y}
      columns={[
        {head: {en: 'Rule', fr: 'Règle'}, width: 62},
        {head: {en: 'Test', fr: 'Test'}, width: 258},
        {head: {en: 'Score', fr: 'Score'}, width: 60, numeric: true},
      ]}
      rows={rules.map(({test, score}, index) => [`RUL-${index + 1}`, test, String(score)])}
    />
  );
}

const PANEL_WIDTH = 176;
const SCORE = 89.6;
const THRESHOLD = 80;

function ScorePanel({y, height}: {y: number; height: number}): ReactNode {
  const x = RIGHT - PANEL_WIDTH;
  const centred = {x: x + PANEL_WIDTH / 2, anchor: 'middle', maxWidth: PANEL_WIDTH - 8} as const;
  const threshold = withColon(label('blocking-threshold'), String(THRESHOLD));
  return (
    <Panel x={x} y={y} width={PANEL_WIDTH} height={height} raised>
      <Text {...centred} y={y + 34} size={15} bold text={label('quality-score')} />
      <Text {...centred} y={y + 94} size={44} bold text={{en: '89.6', fr: '89,6'}} />
      <Badge x={centred.x} y={y + 112} width={84} anchor="middle" tone="success" text={gradeB} />
      <Gauge x={x + 20} y={y + 168} width={PANEL_WIDTH - 40} />
      <Text {...centred} y={y + 222} text={threshold} />
      <Text {...centred} y={y + 246} bold colour="success" text={allowed} />
    </Panel>
  );
}

function Gauge({x, y, width}: Position & {width: number}) {
  const threshold = x + (width * THRESHOLD) / 100;
  return (
    <>
      <rect x={x} y={y} width={width} height={12} rx={6} fill="border" />
      <rect x={x} y={y} width={(width * SCORE) / 100} height={12} rx={6} fill="success" />
      <path d={`M${threshold} ${y - 6}v34`} stroke="text" strokeWidth={2} />
    </>
  );
}
