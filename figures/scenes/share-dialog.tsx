import {
  Button,
  Buttons,
  defineFigure,
  Field,
  Fields,
  label,
  longDate,
  Text,
  type Translations,
  widthFor,
} from '@guide/figures/kit';
import {DIALOG, Dialog, LevelList} from '../parts/roadmap-dialogs';

const thirtyDays: Translations = {en: '30 days', fr: '30 jours'};

const [expiry, opening] = [longDate('2025-07-25'), longDate('2025-06-27')];
const expires: Translations = {en: `Expires ${expiry.en}`, fr: `Expire le ${expiry.fr}`};
const lastOpened: Translations = {en: `Last opened ${opening.en}`, fr: `Ouvert le ${opening.fr}`};

const HEIGHT = 484;
const CONTENT_WIDTH = DIALOG.right - DIALOG.left;

export default defineFigure({height: HEIGHT, draw: ShareDialog});

function ShareDialog() {
  return (
    <Dialog height={HEIGHT} title={label('share')}>
      <People />
      <Link y={298} />
    </Dialog>
  );
}

function People() {
  const add = widthFor(label('add'));
  const level = 160;
  const name = CONTENT_WIDTH - add - level - 24;
  const levelField = {label: {en: 'Level', fr: 'Niveau'}, value: label('viewer'), select: true};
  return (
    <>
      <Text x={DIALOG.left} y={90} size={15} bold text={label('access')} />
      <Field x={DIALOG.left} y={102} width={name} label={label('person')} value="Tom" />
      <Field x={DIALOG.left + name + 12} y={102} width={level} {...levelField} />
      <Button x={DIALOG.right - add} y={122} text={label('add')} />
      <LevelList x={DIALOG.left} y={168} width={CONTENT_WIDTH} />
    </>
  );
}

function Link({y}: {y: number}) {
  const create = widthFor(label('create-link'));
  return (
    <>
      <path d={`M16.5 ${y - 13.5}H583.5`} stroke="border" />
      <Text x={DIALOG.left} y={y + 14} size={15} bold text={label('share-link')} />
      <Fields
        x={DIALOG.left}
        y={y + 26}
        width={CONTENT_WIDTH - create - 12}
        fields={[
          {label: {en: 'Expiry', fr: 'Expiration'}, value: thirtyDays, select: true},
          {label: label('password'), value: '••••••••'},
        ]}
      />
      <Button x={DIALOG.right - create} y={y + 46} primary text={label('create-link')} />
      <LinkRow y={y + 96} />
    </>
  );
}

function LinkRow({y}: {y: number}) {
  const actions = ['copy', 'embed', 'revoke'].map(label);
  return (
    <>
      <rect x={DIALOG.left} y={y} width={CONTENT_WIDTH} height={56} rx={6} fill="surface-raised" />
      <Text x={DIALOG.left + 14} y={y + 23} maxWidth={200} text={expires} />
      <Text x={DIALOG.left + 14} y={y + 43} maxWidth={200} muted text={lastOpened} />
      <Buttons x={DIALOG.right - 6} y={y + 13} anchor="end" gap={6} texts={actions} />
    </>
  );
}
