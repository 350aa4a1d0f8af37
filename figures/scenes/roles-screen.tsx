import {
  Button,
  Buttons,
  type Cell,
  defineFigure,
  Divider,
  label,
  Table,
  Text,
  Window,
} from '@guide/figures/kit';

const texts = {
  person: {en: 'Person', fr: 'Personne'},
  grantedBy: {en: 'Granted by', fr: 'Attribué par'},
  administrator: {en: 'Workspace administrator', fr: 'Administrateur de l’espace'},
  organisationManager: {en: 'Organisation manager', fr: 'Responsable d’organisation'},
  projectManager: {en: 'Project manager', fr: 'Chef de projet'},
  contributor: {en: 'Contributor', fr: 'Contributeur'},
  reader: {en: 'Reader', fr: 'Lecteur'},
};

const grants: Cell[][] = [
  ['Hugo', texts.organisationManager, 'DIG', 'Claire'],
  ['Nadia', texts.projectManager, 'TICKET', 'Hugo'],
  ['Samir', texts.reader, 'BTA', 'Claire'],
  ['Tom', texts.contributor, 'TICKET', 'Nadia'],
];

export default defineFigure({height: 352, draw: RolesScreen});

function RolesScreen() {
  const all: Cell[][] = [['Claire', texts.administrator, label('workspace'), '–'], ...grants];
  return (
    <Window module="administration">
      <Text x={20} y={75} size={17} bold maxWidth={120} text={label('roles')} />
      <Button x={580} anchor="end" y={54} primary text={label('grant-role')} />
      <Divider y={94.5} />
      <Buttons x={20} y={106} texts={[label('filter'), label('check-access')]} />
      <Button x={580} anchor="end" y={106} text={label('remove-role')} />
      <Table
        x={20}
        y={146}
        columns={[
          {head: texts.person, width: 92},
          {head: label('role'), width: 214},
          {head: label('granted-on'), width: 132},
          {head: texts.grantedBy, width: 122},
        ]}
        rows={all}
        selected={3}
      />
    </Window>
  );
}
