import {
  Button,
  defineFigure,
  Divider,
  Field,
  Fields,
  type FigureText,
  label,
  type Position,
  SideMenu,
  Text,
  Window,
} from '@guide/figures/kit';

const texts = {
  address: {en: 'Workspace address', fr: 'Adresse de l’espace'},
  language: {en: 'Default language', fr: 'Langue par défaut'},
  english: {en: 'English', fr: 'Anglais'},
  fiscalYear: {en: 'Fiscal year start', fr: 'Début de l’exercice'},
  january: {en: 'January', fr: 'Janvier'},
  dateFormat: {en: 'Date format', fr: 'Format de date'},
  byLanguage: {en: 'By language', fr: 'Selon la langue'},
};

export default defineFigure({height: 396, draw: WorkspaceSettings});

const FORM = {left: 218, right: 404, width: 172};

function LockedField({x, y, label, value}: Position & {label: FigureText; value: FigureText}) {
  const lock = `${x + FORM.width - 24} ${y + 34}`;
  return (
    <>
      <Text x={x} y={y + 13} muted maxWidth={FORM.width} text={label} />
      <rect x={x} y={y + 20} width={FORM.width} height={31} rx={6} fill="surface-hover" />
      <Text x={x + 10} y={y + 41} maxWidth={FORM.width - 40} text={value} />
      <path
        d={`M${lock}h12v9h-12zm2.5 0v-2.500a3.500 3.500 0 0 1 7 0v2.500`}
        fill="none"
        stroke="text-muted"
        strokeWidth={1.5}
      />
    </>
  );
}

function GeneralForm({y}: {y: number}) {
  const {left, right, width} = FORM;
  return (
    <>
      <Field x={left} y={y} width={width} label={{en: 'Name', fr: 'Nom'}} value="Brumeval" />
      <LockedField x={right} y={y} label={texts.address} value="brumeval" />
      <Fields
        x={left}
        y={y + 68}
        width={right + width - left}
        gap={right - left - width}
        rowStep={68}
        fields={[
          {label: texts.language, value: texts.english, select: true},
          {label: label('time-zone'), value: 'Europe/Paris', select: true},
          {label: {en: 'Currency', fr: 'Devise'}, value: 'EUR', select: true},
          {label: texts.fiscalYear, value: texts.january, select: true},
          {label: texts.dateFormat, value: texts.byLanguage, select: true},
        ]}
      />
    </>
  );
}

function WorkspaceSettings() {
  return (
    <Window module="administration">
      <Text x={20} y={75} size={17} bold maxWidth={380} text={label('workspace-settings')} />
      <Button x={576} anchor="end" y={54} primary text={label('save')} />
      <Divider y={94.5} />
      <SideMenu
        y={95}
        width={196}
        height={297}
        items={[
          'general',
          'calendar',
          'sign-in-and-security',
          'modules',
          'public-links',
          'api-access',
          'classic-screens',
        ]}
        open="general"
      />
      <GeneralForm y={110} />
    </Window>
  );
}
