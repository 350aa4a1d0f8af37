import {defineFigure} from '../figure';
import {label, Text} from '../kit';
import {HEIGHT, LEFT, Pointed, StepScreen} from '../parts/lift-tutorials';
import {Mapping, Preview, Upload} from '../parts/lift-tutorials-csv';
import {RuleTable, ScorePanel} from '../parts/lift-tutorials-quality';
import {firstResult, RunResult} from '../parts/lift-tutorials-result';

const words = {
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
        fr: 'Dans Correspondance, saisissez les règles et sélectionnez Enregistrer : sept colonnes mènent à leurs champs, Priorité et Description ont une règle, et updated n’a pas de correspondance.',
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
      <Text x={LEFT + 8} y={131} size={15} bold max={150} text={words.sixRules} />
      <Pointed right={396} y={110} text={label('new-rule')} />
      <RuleTable y={156} />
      <ScorePanel y={110} height={270} />
    </StepScreen>
  );
}

function DryRun() {
  return (
    <StepScreen step="dry-run" action="dry-run">
      <RunResult result={firstResult} status={label('dry-run')} note={words.nothingWritten} />
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
