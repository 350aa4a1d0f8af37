import {defineFigure} from '../figure';
import {Button, Buttons, Field, Fields, label, Skeleton, Text, widthFor, type Words} from '../kit';
import {DIALOG, Dialog, LevelList} from '../parts/roadmap-dialogs';

const thirtyDays: Words = {en: '30 days', fr: '30 jours'};

const HEIGHT = 470;
const WIDE = DIALOG.right - DIALOG.left;

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
  const name = WIDE - add - level - 24;
  const levelField = {label: {en: 'Level', fr: 'Niveau'}, value: label('viewer'), select: true};
  return (
    <>
      <Text x={DIALOG.left} y={90} size={15} bold text={label('access')} />
      <Field x={DIALOG.left} y={102} width={name} label={label('person')} value="Samir" />
      <Field x={DIALOG.left + name + 12} y={102} width={level} {...levelField} />
      <Button x={DIALOG.right - add} y={122} text={label('add')} />
      <LevelList x={DIALOG.left} y={168} width={WIDE} />
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
        width={WIDE - create - 12}
        fields={[
          {label: {en: 'Expiry', fr: 'Expiration'}, value: thirtyDays, select: true},
          {label: label('password'), value: '••••••••'},
        ]}
      />
      <Button x={DIALOG.right - create} y={y + 46} main text={label('create-link')} />
      <LinkRow y={y + 96} />
    </>
  );
}

function LinkRow({y}: {y: number}) {
  const actions = ['copy', 'embed', 'revoke'].map(label);
  return (
    <>
      <rect x={DIALOG.left} y={y} width={WIDE} height={42} rx={6} fill="surface-raised" />
      <Skeleton x={DIALOG.left + 14} y={y + 25} width={150} />
      <Buttons x={DIALOG.right - 6} y={y + 6} end gap={6} texts={actions} />
    </>
  );
}
