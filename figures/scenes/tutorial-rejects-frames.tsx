import type {ReactNode} from 'react';
import {
  Arrow,
  Badge,
  type Cell,
  defineFigure,
  Fields,
  label,
  measure,
  Panel,
  Skeleton,
  Table,
  Text,
} from '@guide/figures/kit';
import {
  dataset,
  fileName,
  FileSheet,
  HEIGHT,
  LEFT,
  MenuScreen,
  RIGHT,
  StepScreen,
  sampleTitles,
  UploadedFile,
} from '../parts/lift-tutorials';
import {Chip, heads} from '../parts/lift-tutorials-mapping';
import {RunResult, secondResult} from '../parts/lift-tutorials-result';

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'In Runs, select your import and Download rejects: the file has four rows, with the codes LIFT-303 twice, LIFT-304 and LIFT-308.',
        fr: 'Dans Exécutions, sélectionnez votre import, puis Télécharger les rejets : le fichier a quatre lignes, avec deux fois le code LIFT-303, puis LIFT-304 et LIFT-308.',
      },
      draw: RejectsFile,
    },
    {
      caption: {
        en: 'In the source file, rename the second A-006 to A-007 and set the due value of A-009 to 18/07/2025, then select Upload file in Source: the corrected file appears.',
        fr: 'Dans le fichier source, renommez le second A-006 en A-007 et remplacez la valeur due de A-009 par 18/07/2025, puis sélectionnez Charger un fichier dans Source : le fichier corrigé s’affiche.',
      },
      draw: CorrectedRows,
    },
    {
      caption: {
        en: 'In Mapping, add a fourth pair to the value table of Status and select Save: Waiting leads to Blocked.',
        fr: 'Dans Correspondance, ajoutez une quatrième paire à la table de valeurs de Statut et sélectionnez Enregistrer : Waiting correspond à Bloqué.',
      },
      draw: ValueTable,
    },
    {
      caption: {
        en: 'After the dry run, select Run import: ten rows are read, four created, six skipped and none rejected, with the status Completed.',
        fr: 'Après la simulation, sélectionnez Lancer l’import : dix lignes sont lues, quatre créées, six ignorées et aucune rejetée, avec le statut Réussi.',
      },
      draw: SecondRun,
    },
  ],
});

function RejectsFile() {
  const status = label('completed-with-rejects');
  const message = (x: number, y: number) => <Skeleton x={x} y={y + 20} width={100} />;
  const rejects = [
    ['A-006', sampleTitles[5], 'LIFT-303'],
    ['A-006', sampleTitles[6], 'LIFT-303'],
    ['A-008', sampleTitles[7], 'LIFT-304'],
    ['A-009', sampleTitles[8], 'LIFT-308'],
  ] as const;
  return (
    <MenuScreen title={label('runs')} action="download-rejects">
      <Panel x={LEFT} y={108} width={RIGHT - LEFT} height={44} raised />
      <Text x={LEFT + 12} y={135} size={15} bold maxWidth={300} text={dataset} />
      <Badge x={RIGHT - 12} anchor="end" y={118} tone="warning" text={status} />
      <Arrow d="M300 155V179" />
      <FileSheet
        y={184}
        height={204}
        name={{en: 'Rejects file (CSV)', fr: 'Fichier des rejets (CSV)'}}
      >
        <Table
          x={LEFT + 6}
          y={222}
          columns={[
            {head: 'external_id', width: 100},
            {head: 'title', width: 214},
            {head: '…', width: 34},
            {head: 'code', width: 92},
            {head: 'message', width: 116},
          ]}
          rows={rejects.map(([id, title, code]) => [id, title, '…', code, message])}
        />
      </FileSheet>
    </MenuScreen>
  );
}

function CorrectedRows() {
  return (
    <>
      <FileSheet y={12} height={204} name={fileName}>
        <Table
          x={LEFT + 6}
          y={50}
          columns={[
            {head: 'external_id', width: 122},
            {head: 'title', width: 196},
            {head: '…', width: 24},
            {head: 'due', width: 214},
          ]}
          rows={[
            ['A-006', sampleTitles[5], '…', '11/07/2025'],
            [correction('A-006', 'A-007'), sampleTitles[6], '…', '04/07/2025'],
            ['A-008', sampleTitles[7], '…', '18/07/2025'],
            ['A-009', sampleTitles[8], '…', correction('20/06/2025', '18/07/2025')],
          ]}
        />
      </FileSheet>
      <Arrow d="M300 221V283" />
      <Text x={LEFT} y={272} size={15} bold maxWidth={100} text={label('source')} />
      <Text x={RIGHT} y={272} size={15} anchor="end" muted maxWidth={270} text={dataset} />
      <UploadedFile y={288} height={100} />
    </>
  );
}

function SecondRun() {
  return (
    <StepScreen step="run-import" action="run-import">
      <RunResult
        result={secondResult}
        status={label('completed')}
        tone="success"
        note={{en: '10 actions in the test project', fr: '10 actions dans le projet de test'}}
      />
    </StepScreen>
  );
}

const texts = {
  sourceValue: {en: 'Source value', fr: 'Valeur source'},
  otherValues: {en: 'Other values: reject the row', fr: 'Autres valeurs : rejeter la ligne'},
};

function correction(before: string, after: string): Cell {
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

function ValueTable(): ReactNode {
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
      <Text x={LEFT + 20} y={202} muted maxWidth={220} text={texts.sourceValue} />
      <Text x={RIGHT - 230} y={202} muted maxWidth={200} text={label('status')} />
      {pairs.map(([value, status], index) => {
        const y = 214 + index * 34;
        const emphasised = value === 'Waiting';
        const arrow = `M${LEFT + 246} ${y + 11}H${RIGHT - 236}`;
        return (
          <g key={value}>
            <Chip x={LEFT + 20} y={y} width={220} emphasised={emphasised} text={value} />
            <Arrow d={arrow} colour={emphasised ? 'accent' : undefined} />
            <Chip x={RIGHT - 230} y={y} width={210} emphasised={emphasised} text={status} />
          </g>
        );
      })}
      <Text x={LEFT + 20} y={370} muted maxWidth={520} text={texts.otherValues} />
    </StepScreen>
  );
}
