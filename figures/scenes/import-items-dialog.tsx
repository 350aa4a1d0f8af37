import {defineFigure} from '../figure';
import {Badge, Button, Checkbox, Field, Text, usePen, widthFor, type Words} from '../kit';
import {groupName, names} from '../parts/roadmap';
import {Dialog, DIALOG, Radio} from '../parts/roadmap-dialogs';

const HEIGHT = 384;
const RIGHT = 400;
const RIGHT_WIDTH = DIALOG.right - RIGHT;

const projects: {code: string; name: Words}[] = [
  {code: 'TICKET', name: {en: 'Contactless ticketing', fr: 'Billettique sans contact'}},
  {code: 'TRAMB', name: {en: 'Tram line B extension', fr: 'Prolongement du tram B'}},
  {code: 'DATAH', name: {en: 'Mobility data hub', fr: 'Plateforme de données mobilité'}},
  {code: 'ACCESS', name: {en: 'Accessible stations', fr: 'Stations accessibles'}},
];

export default defineFigure({height: HEIGHT, draw: () => <ImportItemsDialog />});

function ImportItemsDialog() {
  const {c, label, say} = usePen();
  return (
    <Dialog height={HEIGHT} title={label('import-items')} action="add">
      <ProjectList />
      <path d={`M${RIGHT - 20}.5 62V${HEIGHT - 72}`} stroke={c('border')} />
      <Button x={RIGHT} y={78} width={widthFor(label('filter'))}>
        {label('filter')}
      </Button>
      <Badge x={RIGHT} y={118} tone="accent">
        {`${label('type')} ${label('is')} ${label('milestone')}`}
      </Badge>
      <Field
        x={RIGHT}
        y={158}
        width={RIGHT_WIDTH}
        label={say(groupName)}
        value={say(names.ticketing)}
        select
      />
      <Text x={RIGHT} y={238} size={14} colour="text-muted" max={RIGHT_WIDTH}>
        {say({en: 'Synchronisation', fr: 'Synchronisation'})}
      </Text>
      <Radio x={RIGHT} y={244} on max={RIGHT_WIDTH}>
        {label('synchronised')}
      </Radio>
      <Radio x={RIGHT} y={272} on={false} max={RIGHT_WIDTH}>
        {label('free')}
      </Radio>
    </Dialog>
  );
}

function ProjectList() {
  const {c, label, say} = usePen();
  const width = RIGHT - 40 - DIALOG.left;
  return (
    <>
      <Text x={DIALOG.left} y={98} size={14} colour="text-muted">
        {label('projects')}
      </Text>
      {projects.map(({code, name}, index) => {
        const top = 112 + index * 46;
        const ticked = index === 0;
        return (
          <g key={code}>
            {ticked && (
              <rect x={26} y={top} width={width + 20} height={38} rx={6} fill={c('accent-soft')} />
            )}
            <Checkbox x={DIALOG.left} y={top + 10} ticked={ticked} />
            <Text x={DIALOG.left + 28} y={top + 24} size={14} bold max={66}>
              {code}
            </Text>
            <Text x={DIALOG.left + 96} y={top + 24} size={14} max={width - 90}>
              {say(name)}
            </Text>
          </g>
        );
      })}
    </>
  );
}
