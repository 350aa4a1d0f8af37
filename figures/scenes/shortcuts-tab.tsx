import {
  Button,
  defineFigure,
  type FigureText,
  label,
  type Position,
  Text,
} from '@guide/figures/kit';
import {PROJECT_CONTENT_TOP, ProjectWindow} from '../parts/domains';

export default defineFigure({height: 394, draw: ShortcutsTab});

const RIGHT = 580;
const ROW_HEIGHT = 38;

interface Link {
  name: FigureText;
  target: string;
  external?: boolean;
}

function ShortcutsTab() {
  const top = PROJECT_CONTENT_TOP + 12;
  const screen = (tab: string) => `TICKET › ${tab}`;
  const documents: Link[] = [
    {
      name: {en: 'Validator specification', fr: 'Spécification des valideurs'},
      target: 'docs.brumeval.example/validators',
      external: true,
    },
    {name: {en: 'Project charter', fr: 'Charte de projet'}, target: screen(label('charter'))},
  ];
  const followUp: Link[] = [
    {
      name: {en: 'Weekly follow-up', fr: 'Suivi hebdomadaire'},
      target: screen(label('actions')),
    },
    {name: label('risk-matrix'), target: screen(label('risks-and-opportunities'))},
    {name: label('indicators'), target: screen(label('costs'))},
  ];
  return (
    <ProjectWindow tabs={['dependencies', 'risks-and-opportunities', 'shortcuts']} open="shortcuts">
      <Button x={RIGHT} anchor="end" y={top} primary text={label('new-shortcut')} />
      <Section y={top + 6} title="Documents" links={documents} />
      <Section y={top + 132} title={{en: 'Follow-up', fr: 'Suivi'}} links={followUp} />
    </ProjectWindow>
  );
}

function Section({y, title, links}: {y: number; title: FigureText; links: Link[]}) {
  return (
    <>
      <Text x={20} y={y + 20} size={15} bold maxWidth={400} text={title} />
      {links.map((link, index) => (
        <Row key={link.target} {...link} y={y + 32 + index * ROW_HEIGHT} />
      ))}
    </>
  );
}

function Row({name, target, external = false, y}: Link & {y: number}) {
  return (
    <>
      <path d={`M20 ${y + 0.5}H${RIGHT}`} stroke="border" />
      <Handle x={24} y={y + 12} />
      <Text x={46} y={y + 24} bold colour="accent" maxWidth={220} text={name} />
      <Text x={274} y={y + 24} muted maxWidth={254} text={target} />
      {external && (
        <path
          d={`m${RIGHT - 46} ${y + 26} 12-12m-9 0h9v9`}
          fill="none"
          stroke="text-muted"
          strokeWidth={1.75}
        />
      )}
      <path
        d={`M${RIGHT - 22} ${y + 19}h.01m8 0h.01m8 0h.01`}
        stroke="text-muted"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  );
}

function Handle({x, y}: Position) {
  const dots = [0, 6, 12].map((down) => `M${x} ${y + down}h.01M${x + 6} ${y + down}h.01`);
  return <path d={dots.join('')} stroke="border-strong" strokeWidth={3} strokeLinecap="round" />;
}
