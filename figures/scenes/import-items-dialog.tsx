import {
  Badge,
  Button,
  Checkbox,
  defineFigure,
  Field,
  label,
  type Position,
  shortDate,
  Text,
  type Translations,
  widthFor,
} from '@guide/figures/kit';
import {groupName, names} from '../parts/roadmap';
import {DIALOG, Dialog, Radio} from '../parts/roadmap-dialogs';

const synchronisation: Translations = {en: 'Synchronisation', fr: 'Synchronisation'};

const HEIGHT = 432;
const RIGHT = 400;
const RIGHT_WIDTH = DIALOG.right - RIGHT;
const LEFT_WIDTH = RIGHT - 36 - DIALOG.left;

const projects = ['TICKET', 'TRAMB', 'DATAH', 'ACCESS'];

const items: {id: string; name: Translations; date: string; ticked: boolean}[] = [
  {
    id: 'MIL-81',
    name: {en: 'Pilot start', fr: 'Début du pilote'},
    date: '2025-06-02',
    ticked: false,
  },
  {id: 'MIL-82', name: names.goNoGo, date: '2025-10-10', ticked: true},
];

export default defineFigure({height: HEIGHT, draw: ImportItemsDialog});

function ImportItemsDialog() {
  const group = {label: groupName, value: names.ticketing, select: true};
  return (
    <Dialog height={HEIGHT} title={label('import-items')} action="add">
      <Projects y={98} />
      <Filter y={160} />
      <Items y={210} />
      <path d={`M${RIGHT - 20}.5 62V${HEIGHT - 72}`} stroke="border" />
      <Field {...group} x={RIGHT} y={85} width={RIGHT_WIDTH} />
      <Text x={RIGHT} y={178} muted maxWidth={RIGHT_WIDTH} text={synchronisation} />
      <Radio x={RIGHT} y={186} on maxWidth={RIGHT_WIDTH} text={label('synchronised')} />
      <Radio x={RIGHT} y={216} maxWidth={RIGHT_WIDTH} text={label('free')} />
    </Dialog>
  );
}

function Projects({y}: {y: number}) {
  return (
    <>
      <Text x={DIALOG.left} y={y} muted text={label('projects')} />
      {projects.map((code, index) => {
        const x = DIALOG.left + index * 85;
        return (
          <g key={code}>
            <Checkbox x={x} y={y + 13} ticked={index === 0} />
            <Text x={x + 23} y={y + 27} maxWidth={62} text={code} />
          </g>
        );
      })}
      <path d={`M16.5 ${y + 47.5}H${RIGHT - 20}`} stroke="border" />
    </>
  );
}

function Filter({y}: {y: number}) {
  const condition = ['type', 'is', 'milestone'].map(label).join(' ');
  const badgeX = DIALOG.left + widthFor(label('filter')) + 10;
  return (
    <>
      <Button x={DIALOG.left} y={y} text={label('filter')} />
      <Badge x={badgeX} y={y + 3} tone="accent" text={condition} />
    </>
  );
}

function Items({y}: {y: number}) {
  return (
    <>
      <rect x={26} y={y} width={LEFT_WIDTH + 20} height={34} rx={6} fill="surface-hover" />
      <Checkbox x={DIALOG.left} y={y + 8} />
      <Text x={DIALOG.left + 28} y={y + 22} bold text={label('items')} />
      {items.map((item, index) => (
        <Item key={item.id} x={DIALOG.left} y={y + 42 + index * 50} {...item} />
      ))}
    </>
  );
}

function Item({x, y, id, name, date, ticked}: Position & (typeof items)[number]) {
  return (
    <>
      {ticked && (
        <rect x={26} y={y} width={LEFT_WIDTH + 20} height={46} rx={6} fill="accent-soft" />
      )}
      <Checkbox x={x} y={y + 14} ticked={ticked} />
      <Text x={x + 28} y={y + 20} bold maxWidth={68} text={id} />
      <Text x={x + 102} y={y + 20} maxWidth={LEFT_WIDTH - 98} text={name} />
      <Text x={x + 102} y={y + 39} muted maxWidth={LEFT_WIDTH - 102} text={shortDate(date)} />
    </>
  );
}
