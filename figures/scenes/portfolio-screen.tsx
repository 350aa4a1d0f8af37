import {
  Badge,
  Buttons,
  Chevron,
  currentLocale,
  defineFigure,
  type FigureText,
  label,
  type LabelKey,
  percentage,
  Progress,
  shortDate,
  stack,
  Text,
  type Tone,
  type Translations,
  Window,
} from '@guide/figures/kit';
import type {Health} from '../parts/general';

const HEIGHT = 530;
const ROW_HEIGHT = 46;
const TOP = 142;
const LEFT = 16;
const RIGHT = 584;
const column = {project: 24, health: 114, progress: 256, dates: 356, amountsEnd: 576};

export default defineFigure({height: HEIGHT, draw: PortfolioScreen});

interface Project {
  code: string;
  status: LabelKey;
  health: Health;
  progress: number;
  dates: [from: string, to: string];
  amounts: Amounts;
}

type Amounts = [budget: number, actualCost: number];

const organisations: {name: Translations; projects: Project[]}[] = [
  {
    name: {en: 'Digital Services', fr: 'Services numériques'},
    projects: [
      {
        code: 'TICKET',
        status: 'active',
        health: 'amber',
        progress: 35,
        dates: ['2025-01-13', '2026-03-31'],
        amounts: [1_200_000, 450_000],
      },
      {
        code: 'DATAH',
        status: 'active',
        health: 'red',
        progress: 30,
        dates: ['2025-05-05', '2026-01-30'],
        amounts: [650_000, 130_000],
      },
    ],
  },
  {
    name: {en: 'Infrastructure', fr: 'Infrastructures'},
    projects: [
      {
        code: 'TRAMB',
        status: 'active',
        health: 'green',
        progress: 22,
        dates: ['2025-03-03', '2026-11-27'],
        amounts: [8_400_000, 1_900_000],
      },
      {
        code: 'ACCESS',
        status: 'draft',
        health: 'not-set',
        progress: 0,
        dates: ['2025-11-03', '2026-12-18'],
        amounts: [2_100_000, 0],
      },
    ],
  },
];

const tones: Record<Health, Tone> = {
  green: 'success',
  amber: 'warning',
  red: 'danger',
  'not-set': 'neutral',
};

const sum = (projects: Project[]): Amounts => [
  projects.reduce((total, {amounts}) => total + amounts[0], 0),
  projects.reduce((total, {amounts}) => total + amounts[1], 0),
];

const texts = {
  actualCost: {en: 'Actual cost (€)', fr: 'Coût réel (€)'},
  dates: {en: 'Dates', fr: 'Dates'},
  two: {en: '2 projects', fr: '2 projets'},
  four: {en: '4 projects', fr: '4 projets'},
};

function formatAmount(value: number): string {
  return value.toLocaleString('en').replaceAll(',', currentLocale() === 'fr' ? ' ' : ',');
}

function AmountsCell({y, amounts, bold = false}: {y: number; amounts: Amounts; bold?: boolean}) {
  return (
    <>
      <Text
        x={column.amountsEnd}
        y={y + 20}
        anchor="end"
        bold={bold}
        text={formatAmount(amounts[0])}
      />
      <Text
        x={column.amountsEnd}
        y={y + 38}
        anchor="end"
        muted
        bold={bold}
        text={formatAmount(amounts[1])}
      />
    </>
  );
}

function TotalRow({
  y,
  name,
  count,
  amounts,
  collapsible = false,
}: {
  y: number;
  name: FigureText;
  count: FigureText;
  amounts: Amounts;
  collapsible?: boolean;
}) {
  return (
    <>
      <rect x={LEFT} y={y} width={RIGHT - LEFT} height={ROW_HEIGHT} fill="surface-raised" />
      <path d={`M${LEFT} ${y}H${RIGHT}`} stroke="border" />
      {collapsible && <Chevron x={column.project} y={y + 21} colour="text" />}
      <Text
        x={column.project + (collapsible ? 20 : 0)}
        y={y + 28}
        bold
        maxWidth={220}
        text={name}
      />
      <Text x={column.dates} y={y + 28} muted text={count} />
      <AmountsCell y={y} amounts={amounts} bold />
    </>
  );
}

function ProjectRow({y, project}: {y: number; project: Project}) {
  const {code, status, health, progress, dates, amounts} = project;
  return (
    <>
      <path d={`M${LEFT} ${y}H${RIGHT}`} stroke="border" />
      <Text x={column.project} y={y + 20} bold maxWidth={84} text={code} />
      <Text x={column.project} y={y + 38} muted maxWidth={84} text={label(status)} />
      <Badge x={column.health} y={y + 11} tone={tones[health]} text={label(health)} />
      <Text x={column.progress} y={y + 20} text={percentage(progress)} />
      <Progress x={column.progress} y={y + 29} width={72} percent={progress} />
      {dates.map((date, index) => (
        <Text key={date} x={column.dates} y={y + 20 + index * 18} text={shortDate(date)} />
      ))}
      <AmountsCell y={y} amounts={amounts} />
    </>
  );
}

function Head() {
  const y = TOP + 28;
  return (
    <>
      <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={ROW_HEIGHT} fill="surface-raised" />
      <Text x={column.project} y={y} muted maxWidth={84} text={label('project')} />
      <Text x={column.health} y={y} muted maxWidth={130} text={label('health')} />
      <Text x={column.progress} y={y} muted maxWidth={94} text={label('progress')} />
      <Text x={column.dates} y={y} muted maxWidth={90} text={texts.dates} />
      <Text x={column.amountsEnd} y={TOP + 20} anchor="end" muted text={`${label('budget')} (€)`} />
      <Text x={column.amountsEnd} y={TOP + 38} anchor="end" muted text={texts.actualCost} />
    </>
  );
}

function PortfolioScreen() {
  const all = organisations.flatMap(({projects}) => projects);
  const tops = stack(
    organisations.map(({projects}) => ROW_HEIGHT * (1 + projects.length)),
    TOP + ROW_HEIGHT,
  );
  return (
    <Window module="projects">
      <Text x={20} y={77} size={16} bold maxWidth={140} text={label('portfolio')} />
      <Buttons
        x={RIGHT}
        y={56}
        anchor="end"
        texts={['filter', 'group-by', 'sort', 'columns'].map(label)}
      />
      <Buttons
        x={RIGHT}
        y={96}
        anchor="end"
        texts={['save-view', 'save-as', 'export'].map(label)}
      />
      <Head />
      {organisations.map(({name, projects}, index) => {
        const top = tops[index]!;
        return (
          <g key={projects[0]!.code}>
            <TotalRow y={top} name={name} count={texts.two} amounts={sum(projects)} collapsible />
            {projects.map((project, row) => (
              <ProjectRow key={project.code} y={top + ROW_HEIGHT * (row + 1)} project={project} />
            ))}
          </g>
        );
      })}
      <TotalRow y={HEIGHT - 12 - ROW_HEIGHT} name="Total" count={texts.four} amounts={sum(all)} />
    </Window>
  );
}
