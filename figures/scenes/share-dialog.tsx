import {defineFigure} from '../figure';
import {Button, Field, Skeleton, Text, usePen, widthFor, type LabelKey} from '../kit';
import {Dialog, DIALOG, LevelList} from '../parts/roadmap-dialogs';

const HEIGHT = 470;
const WIDE = DIALOG.right - DIALOG.left;

export default defineFigure({height: HEIGHT, draw: () => <ShareDialog />});

function ShareDialog() {
  const {label} = usePen();
  return (
    <Dialog height={HEIGHT} title={label('share')}>
      <People />
      <Link y={298} />
    </Dialog>
  );
}

function People() {
  const {label, say} = usePen();
  const add = widthFor(label('add'));
  const level = 160;
  const name = WIDE - add - level - 24;
  return (
    <>
      <Text x={DIALOG.left} y={90} bold>
        {label('access')}
      </Text>
      <Field
        x={DIALOG.left}
        y={102}
        width={name}
        label={label('person')}
        value={say({en: 'Samir', fr: 'Samir'})}
      />
      <Field
        x={DIALOG.left + name + 12}
        y={102}
        width={level}
        label={say({en: 'Level', fr: 'Niveau'})}
        value={label('viewer')}
        select
      />
      <Button x={DIALOG.right - add} y={122}>
        {label('add')}
      </Button>
      <LevelList x={DIALOG.left} y={168} width={WIDE} />
    </>
  );
}

function Link({y}: {y: number}) {
  const {c, label, say} = usePen();
  const create = widthFor(label('create-link'));
  const field = (WIDE - create - 24) / 2;
  return (
    <>
      <path d={`M16.5 ${y - 13.5}H583.5`} stroke={c('border')} />
      <Text x={DIALOG.left} y={y + 14} bold>
        {label('share-link')}
      </Text>
      <Field
        x={DIALOG.left}
        y={y + 26}
        width={field}
        label={say({en: 'Expiry', fr: 'Expiration'})}
        value={say({en: '30 days', fr: '30 jours'})}
        select
      />
      <Field
        x={DIALOG.left + field + 12}
        y={y + 26}
        width={field}
        label={label('password')}
        value="••••••••"
      />
      <Button x={DIALOG.right - create} y={y + 46} main>
        {label('create-link')}
      </Button>
      <LinkRow y={y + 96} />
    </>
  );
}

function LinkRow({y}: {y: number}) {
  const {c, label} = usePen();
  const actions: LabelKey[] = ['copy', 'embed', 'revoke'];
  const widths = actions.map((action) => widthFor(label(action)));
  return (
    <>
      <rect x={DIALOG.left} y={y} width={WIDE} height={42} rx={6} fill={c('surface-raised')} />
      <Skeleton x={DIALOG.left + 14} y={y + 25} width={150} />
      {actions.map((action, index) => (
        <Button
          key={action}
          x={DIALOG.right - 6 - widths.slice(index).reduce((sum, width) => sum + width + 6, -6)}
          y={y + 6}
        >
          {label(action)}
        </Button>
      ))}
    </>
  );
}
