import {defineFigure} from '../figure';
import {Badge, Button, Checkbox, Field, label, Text, type Words} from '../kit';
import {groupName, names} from '../parts/roadmap';
import {DIALOG, Dialog, Radio} from '../parts/roadmap-dialogs';

const synchronisation: Words = {en: 'Synchronisation', fr: 'Synchronisation'};

const HEIGHT = 384;
const RIGHT = 400;
const RIGHT_WIDTH = DIALOG.right - RIGHT;

const projects: {code: string; name: Words}[] = [
  {code: 'TICKET', name: {en: 'Contactless ticketing', fr: 'Billettique sans contact'}},
  {code: 'TRAMB', name: {en: 'Tram line B extension', fr: 'Prolongement du tram B'}},
  {code: 'DATAH', name: {en: 'Mobility data hub', fr: 'Plateforme de données mobilité'}},
  {code: 'ACCESS', name: {en: 'Accessible stations', fr: 'Stations accessibles'}},
];

export default defineFigure({height: HEIGHT, draw: ImportItemsDialog});

function ImportItemsDialog() {
  const group = {label: groupName, value: names.ticketing, select: true};
  return (
    <Dialog height={HEIGHT} title={label('import-items')} action="add">
      <ProjectList />
      <path d={`M${RIGHT - 20}.5 62V${HEIGHT - 72}`} stroke="border" />
      <Button x={RIGHT} y={78} text={label('filter')} />
      <Badge
        x={RIGHT}
        y={118}
        tone="accent"
        text={['type', 'is', 'milestone'].map(label).join(' ')}
      />
      <Field {...group} x={RIGHT} y={158} width={RIGHT_WIDTH} />
      <Text x={RIGHT} y={238} muted max={RIGHT_WIDTH} text={synchronisation} />
      <Radio x={RIGHT} y={244} on max={RIGHT_WIDTH} text={label('synchronised')} />
      <Radio x={RIGHT} y={272} max={RIGHT_WIDTH} text={label('free')} />
    </Dialog>
  );
}

function ProjectList() {
  const width = RIGHT - 40 - DIALOG.left;
  return (
    <>
      <Text x={DIALOG.left} y={98} muted text={label('projects')} />
      {projects.map(({code, name}, index) => {
        const top = 112 + index * 46;
        const ticked = index === 0;
        return (
          <g key={code}>
            {ticked && (
              <rect x={26} y={top} width={width + 20} height={38} rx={6} fill="accent-soft" />
            )}
            <Checkbox x={DIALOG.left} y={top + 10} ticked={ticked} />
            <Text x={DIALOG.left + 28} y={top + 24} bold max={66} text={code} />
            <Text x={DIALOG.left + 96} y={top + 24} max={width - 90} text={name} />
          </g>
        );
      })}
    </>
  );
}
