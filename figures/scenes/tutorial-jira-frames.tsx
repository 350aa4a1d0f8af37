import {defineFigure} from '../figure';
import {Arrow, Badge, Field, Panel, Text, usePen, widthFor} from '../kit';
import {
  Focus,
  LEFT,
  HEIGHT,
  MenuScreen,
  RIGHT,
  StepScreen,
  testProject,
} from '../parts/lift-tutorials';
import {ConnectionTest, NewConnector, provider, time, Week} from '../parts/lift-tutorials-jira';
import {MappingLines, type Line} from '../parts/lift-tutorials-mapping';

export default defineFigure({
  frames: [
    {
      height: HEIGHT,
      caption: {
        en: 'Select New connector and Jira Cloud, then fill in the site, the account e-mail, the API token and the JQL: the token stays hidden.',
        fr: 'Sélectionnez Nouveau connecteur et Jira Cloud, puis renseignez le site, l’e-mail du compte, le jeton d’API et la requête JQL : le jeton reste masqué.',
      },
      draw: () => <NewConnector />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'Select Test connection: the connection succeeds, and the number of issues of the first page appears.',
        fr: 'Sélectionnez Tester la connexion : la connexion réussit, et le nombre de tickets de la première page s’affiche.',
      },
      draw: () => <ConnectionTest />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'In Mapping, map the fields of Jira and select Save: key leads to External ID, summary to Title and due date to Due date.',
        fr: 'Dans Correspondance, associez les champs de Jira et sélectionnez Enregistrer : la clé mène à Identifiant externe, le résumé à Titre et la date d’échéance à Échéance.',
      },
      draw: () => <JiraMapping />,
    },
    {
      height: HEIGHT,
      caption: {
        en: 'In Frequency, choose Every day at 06:00 and select Save: the dataset is Ready and runs each day.',
        fr: 'Dans Fréquence, choisissez Tous les jours à 6 h et sélectionnez Enregistrer : le jeu de données est Prêt et s’exécute chaque jour.',
      },
      draw: () => <DailyFrequency />,
    },
  ],
});

function JiraMapping() {
  const {label, say} = usePen();
  const lines: Line[] = [
    {
      source: say({en: 'Key', fr: 'Clé'}),
      rule: label('direct'),
      field: 'external-id',
      strong: true,
    },
    {
      source: say({en: 'Summary', fr: 'Résumé'}),
      rule: label('direct'),
      field: 'title',
      strong: true,
    },
    {source: say({en: 'Status', fr: 'Statut'}), rule: label('value-table'), field: 'status'},
    {source: say({en: 'Assignee', fr: 'Responsable'}), rule: label('lookup'), field: 'owner'},
    {
      source: say({en: 'Due date', fr: 'Date d’échéance'}),
      rule: label('date-parse'),
      field: 'due-date',
      strong: true,
    },
    {source: say({en: 'Priority', fr: 'Priorité'}), rule: label('value-table'), field: 'priority'},
    {source: say({en: 'Labels', fr: 'Étiquettes'}), rule: label('lookup'), field: 'tags'},
  ];
  return (
    <StepScreen step="mapping" action="save">
      <MappingLines lines={lines} top={132} pitch={36} />
    </StepScreen>
  );
}

function DailyFrequency() {
  const {label, say} = usePen();
  const ready = label('ready');
  return (
    <MenuScreen title={label('datasets')} action="save">
      <Panel x={LEFT} y={108} width={RIGHT - LEFT} height={44} raised />
      <Text x={LEFT + 12} y={135} bold max={110}>
        {provider}
      </Text>
      <Arrow
        points={[
          [126, 130],
          [166, 130],
        ]}
      />
      <Text x={178} y={135} max={260}>
        {`${say(testProject)} · ${label('actions')}`}
      </Text>
      <Badge x={RIGHT - 12 - widthFor(ready, 14, 9)} y={118} tone="success">
        {ready}
      </Badge>
      <Field
        x={LEFT}
        y={168}
        width={236}
        label={label('frequency')}
        value={label('every-day')}
        select
      />
      <Focus x={LEFT} y={168} width={236} />
      <Field x={264} y={168} width={108} label={say({en: 'Time', fr: 'Heure'})} value={say(time)} />
      <Focus x={264} y={168} width={108} />
      <Field x={384} y={168} width={200} label={label('time-zone')} value={label('workspace')} />
      <Week y={268} />
    </MenuScreen>
  );
}
