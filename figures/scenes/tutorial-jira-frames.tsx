import {Arrow, Badge, defineFigure, Field, label, Panel, Text, textOf} from '@guide/figures/kit';
import {
  FocusRing,
  HEIGHT,
  LEFT,
  MenuScreen,
  RIGHT,
  StepScreen,
  testProject,
} from '../parts/lift-tutorials';
import {ConnectionTest, jira, NewConnector, time, Week} from '../parts/lift-tutorials-jira';
import {MappingLines, type Line} from '../parts/lift-tutorials-mapping';

const columns = {
  key: {en: 'Key', fr: 'Clé'},
  summary: {en: 'Summary', fr: 'Résumé'},
  status: {en: 'Status', fr: 'Statut'},
  assignee: {en: 'Assignee', fr: 'Responsable'},
  dueDate: {en: 'Due date', fr: 'Date d’échéance'},
  priority: {en: 'Priority', fr: 'Priorité'},
  labels: {en: 'Labels', fr: 'Étiquettes'},
};

export default defineFigure({
  height: HEIGHT,
  frames: [
    {
      caption: {
        en: 'Select New connector and Jira Cloud, then fill in the site, the account e-mail, the API token and the JQL: the token stays hidden.',
        fr: 'Sélectionnez Nouveau connecteur et Jira Cloud, puis renseignez le site, l’e-mail du compte, le jeton d’API et la requête JQL : le jeton reste masqué.',
      },
      draw: NewConnector,
    },
    {
      caption: {
        en: 'Select Test connection: the connection succeeds, and the number of issues of the first page appears.',
        fr: 'Sélectionnez Tester la connexion : la connexion réussit, et le nombre de tickets de la première page s’affiche.',
      },
      draw: ConnectionTest,
    },
    {
      caption: {
        en: 'In Mapping, map the fields of Jira and select Save: key leads to External ID, summary to Title and due date to Due date.',
        fr: 'Dans Correspondance, associez les champs de Jira et sélectionnez Enregistrer : la clé correspond à Identifiant externe, le résumé à Titre et la date d’échéance à Échéance.',
      },
      draw: JiraMapping,
    },
    {
      caption: {
        en: 'In Frequency, choose Every day at 06:00 and select Save: the dataset is Ready and runs each day.',
        fr: 'Dans Fréquence, choisissez Tous les jours à 6 h et sélectionnez Enregistrer : le jeu de données est Prêt et s’exécute chaque jour.',
      },
      draw: DailyFrequency,
    },
  ],
});

function JiraMapping() {
  const [direct, table, lookup] = ['direct', 'value-table', 'lookup'].map(label);
  const lines: Line[] = [
    {source: columns.key, rule: direct, field: 'external-id', emphasised: true},
    {source: columns.summary, rule: direct, field: 'title', emphasised: true},
    {source: columns.status, rule: table, field: 'status'},
    {source: columns.assignee, rule: lookup, field: 'owner'},
    {source: columns.dueDate, rule: label('date-parse'), field: 'due-date', emphasised: true},
    {source: columns.priority, rule: table, field: 'priority'},
    {source: columns.labels, rule: lookup, field: 'tags'},
  ];
  return (
    <StepScreen step="mapping" action="save">
      <MappingLines lines={lines} top={132} rowStep={36} />
    </StepScreen>
  );
}

function DailyFrequency() {
  const target = `${textOf(testProject)} · ${label('actions')}`;
  const frequency = {label: label('frequency'), value: label('every-day'), select: true};
  return (
    <MenuScreen title={label('datasets')} action="save">
      <Panel x={LEFT} y={108} width={RIGHT - LEFT} height={44} raised />
      <Text x={LEFT + 12} y={135} size={15} bold maxWidth={110} text={jira.provider} />
      <Arrow d="M126 130H166" />
      <Text x={178} y={135} size={15} maxWidth={260} text={target} />
      <Badge x={RIGHT - 12} anchor="end" y={118} tone="success" text={label('ready')} />
      <Field x={LEFT} y={168} width={236} {...frequency} />
      <FocusRing x={LEFT} y={168} width={236} />
      <Field x={264} y={168} width={108} label={{en: 'Time', fr: 'Heure'}} value={time} />
      <FocusRing x={264} y={168} width={108} />
      <Field x={384} y={168} width={200} label={label('time-zone')} value={label('workspace')} />
      <Week y={268} />
    </MenuScreen>
  );
}
