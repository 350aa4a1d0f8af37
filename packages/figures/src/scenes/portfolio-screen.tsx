import {defineFigure} from '../figure';
import {Buttons, currentLocale, label, Table, Text, Window, type Cell, type LabelKey} from '../kit';
import {groupCell, healthCell, progressCell, type Health} from '../parts/general';

const HEIGHT = 376;
const WIDTHS = {project: 96, status: 96, health: 144, progress: 120, budget: 112};
const ACROSS = Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);

export default defineFigure({height: HEIGHT, draw: PortfolioScreen});

interface Project {
  code: string;
  status: LabelKey;
  health: Health;
  progress: number;
  budget: number;
}

const digitalServices: Project[] = [
  {code: 'TICKET', status: 'active', health: 'amber', progress: 35, budget: 1_200_000},
  {code: 'DATAH', status: 'active', health: 'red', progress: 30, budget: 650_000},
];

const infrastructure: Project[] = [
  {code: 'TRAMB', status: 'active', health: 'green', progress: 22, budget: 8_400_000},
  {code: 'ACCESS', status: 'draft', health: 'not-set', progress: 0, budget: 2_100_000},
];

function PortfolioScreen() {
  return (
    <Window height={HEIGHT} module="projects">
      <Text x={20} y={78} size={16} bold max={140} text={label('portfolio')} />
      <Buttons
        x={16 + ACROSS}
        y={58}
        end
        texts={['filter', 'group-by', 'columns', 'export'].map(label)}
      />
      <Projects />
    </Window>
  );
}

function Projects() {
  const locale = currentLocale();
  const amount = (value: number) =>
    value.toLocaleString('en').replaceAll(',', locale === 'fr' ? ' ' : ',');
  const row = ({code, status, health, progress, budget}: Project): Cell[] => [
    code,
    label(status),
    healthCell(health),
    progressCell(progress),
    amount(budget),
  ];
  const two = {en: '2 projects', fr: '2 projets'};
  return (
    <Table
      x={16}
      y={104}
      columns={[
        {head: label('project'), width: WIDTHS.project},
        {head: label('status'), width: WIDTHS.status},
        {head: label('health'), width: WIDTHS.health},
        {head: label('progress'), width: WIDTHS.progress},
        {head: `${label('budget')} (€)`, width: WIDTHS.budget, numeric: true},
      ]}
      rows={[
        [groupCell(ACROSS, {en: 'Digital Services', fr: 'Services numériques'}, two)],
        ...digitalServices.map(row),
        [groupCell(ACROSS, {en: 'Infrastructure', fr: 'Infrastructures'}, two)],
        ...infrastructure.map(row),
        ['Total', {en: '4 projects', fr: '4 projets'}, '', '', amount(12_350_000)],
      ]}
      total
    />
  );
}
