import {defineFigure} from '../figure';
import {Button, Field, SideMenu, Text, usePen, widthFor, Window} from '../kit';

export default defineFigure({height: 396, draw: () => <WorkspaceSettings />});

const FORM = {left: 218, right: 404, width: 172};

/** A field that cannot change: a lock in place of a frame to fill. */
function LockedField({x, y, label, value}: {x: number; y: number; label: string; value: string}) {
  const {c} = usePen();
  const lock = `${x + FORM.width - 24} ${y + 34}`;
  return (
    <>
      <Text x={x} y={y + 13} size={14} colour="text-muted" max={FORM.width}>
        {label}
      </Text>
      <rect x={x} y={y + 20} width={FORM.width} height={31} rx={6} fill={c('surface-hover')} />
      <Text x={x + 10} y={y + 41} size={14} max={FORM.width - 40}>
        {value}
      </Text>
      <path
        d={`M${lock}h12v9h-12zm2.5 0v-2.500a3.500 3.500 0 0 1 7 0v2.500`}
        fill="none"
        stroke={c('text-muted')}
        strokeWidth={1.5}
      />
    </>
  );
}

function GeneralForm({y}: {y: number}) {
  const {label, say} = usePen();
  const {left, right, width} = FORM;
  const second = y + 68;
  const third = second + 68;
  const fourth = third + 68;
  return (
    <>
      <Field x={left} y={y} width={width} label={say({en: 'Name', fr: 'Nom'})} value="Brumeval" />
      <LockedField
        x={right}
        y={y}
        label={say({en: 'Workspace address', fr: 'Adresse de l’espace'})}
        value="brumeval"
      />
      <Field
        x={left}
        y={second}
        width={width}
        label={say({en: 'Default language', fr: 'Langue par défaut'})}
        value={say({en: 'English', fr: 'Anglais'})}
        select
      />
      <Field
        x={right}
        y={second}
        width={width}
        label={label('time-zone')}
        value="Europe/Paris"
        select
      />
      <Field
        x={left}
        y={third}
        width={width}
        label={say({en: 'Currency', fr: 'Devise'})}
        value="EUR"
        select
      />
      <Field
        x={right}
        y={third}
        width={width}
        label={say({en: 'Fiscal year start', fr: 'Début de l’exercice'})}
        value={say({en: 'January', fr: 'Janvier'})}
        select
      />
      <Field
        x={left}
        y={fourth}
        width={width}
        label={say({en: 'Date format', fr: 'Format de date'})}
        value={say({en: 'By language', fr: 'Selon la langue'})}
        select
      />
    </>
  );
}

function WorkspaceSettings() {
  const {c, label} = usePen();
  return (
    <Window height={396} module="administration">
      <Text x={20} y={75} size={17} bold max={380}>
        {label('workspace-settings')}
      </Text>
      <Button x={576 - widthFor(label('save'))} y={54} main>
        {label('save')}
      </Button>
      <path d="M4.5 94.500H595.500" stroke={c('border')} />
      <SideMenu
        y={95}
        width={196}
        height={297}
        items={[
          label('general'),
          label('calendar'),
          label('sign-in-and-security'),
          label('modules'),
          label('public-links'),
          label('api-access'),
          label('classic-screens'),
        ]}
        open={label('general')}
      />
      <GeneralForm y={110} />
    </Window>
  );
}
