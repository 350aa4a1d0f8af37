import {defineFigure} from '../figure';
import {Button, Text, usePen, widthFor} from '../kit';
import {PROJECT_CONTENT, ProjectWindow} from '../parts/domains';

export default defineFigure({height: 394, draw: () => <ShortcutsTab />});

const RIGHT = 580;
const ROW = 38;

interface Link {
  name: string;
  target: string;
  external?: boolean;
}

function ShortcutsTab() {
  const {label, say} = usePen();
  const top = PROJECT_CONTENT + 12;
  const screen = (tab: string) => `TICKET › ${tab}`;
  const documents: Link[] = [
    {
      name: say({en: 'Validator specification', fr: 'Spécification des valideurs'}),
      target: 'docs.brumeval.example/validators',
      external: true,
    },
    {name: say({en: 'Project charter', fr: 'Charte de projet'}), target: screen(label('charter'))},
  ];
  const followUp: Link[] = [
    {
      name: say({en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'}),
      target: screen(label('actions')),
    },
    {name: label('risk-matrix'), target: screen(label('risks-and-opportunities'))},
    {name: label('indicators'), target: screen(label('costs'))},
  ];
  return (
    <ProjectWindow
      height={394}
      tabs={['dependencies', 'risks-and-opportunities', 'shortcuts']}
      open="shortcuts"
    >
      <Button x={RIGHT - widthFor(label('new-shortcut'))} y={top} main>
        {label('new-shortcut')}
      </Button>
      <Section y={top + 6} title={say({en: 'Documents', fr: 'Documents'})} links={documents} />
      <Section y={top + 132} title={say({en: 'Follow-up', fr: 'Suivi'})} links={followUp} />
    </ProjectWindow>
  );
}

function Section({y, title, links}: {y: number; title: string; links: Link[]}) {
  return (
    <>
      <Text x={20} y={y + 20} bold max={400}>
        {title}
      </Text>
      {links.map((link, index) => (
        <Row key={link.name} {...link} y={y + 32 + index * ROW} />
      ))}
    </>
  );
}

function Row({name, target, external = false, y}: Link & {y: number}) {
  const {c} = usePen();
  return (
    <>
      <path d={`M20 ${y + 0.5}H${RIGHT}`} stroke={c('border')} />
      <Handle x={24} y={y + 12} />
      <Text x={46} y={y + 24} size={14} bold colour="accent" max={220}>
        {name}
      </Text>
      <Text x={274} y={y + 24} size={14} colour="text-muted" max={284}>
        {target}
      </Text>
      {external && (
        <path
          d={`m${RIGHT - 18} ${y + 26} 12-12m-9 0h9v9`}
          fill="none"
          stroke={c('text-muted')}
          strokeWidth={1.75}
        />
      )}
    </>
  );
}

/** The dots by which a link is dragged. */
function Handle({x, y}: {x: number; y: number}) {
  const {c} = usePen();
  const dots = [0, 6, 12].map((down) => `M${x} ${y + down}h.01M${x + 6} ${y + down}h.01`);
  return (
    <path d={dots.join('')} stroke={c('border-strong')} strokeWidth={3} strokeLinecap="round" />
  );
}
