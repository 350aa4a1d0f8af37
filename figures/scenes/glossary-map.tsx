import {
  Arrow,
  Badge,
  badgeWidth,
  defineFigure,
  type FigureText,
  label,
  type LabelKey,
  Panel,
  type Position,
  Rect,
  Text,
  textOf,
  type Translations,
} from '@guide/figures/kit';

const texts = {
  projects: {en: 'Portfolio and projects', fr: 'Portefeuille et projets'},
  dataAndImports: {en: 'Data and imports', fr: 'Données et imports'},
  costsAndEarned: {en: 'Costs and earned value', fr: 'Coûts et valeur acquise'},
  roadmapsAndStructures: {en: 'Roadmaps and structures', fr: 'Feuilles de route et structures'},
};

const FAMILY_HEIGHT = 106;
const ROW_TOPS = [14, 166, 318] as const;

export default defineFigure({height: 438, draw: GlossaryMap});

type Term = LabelKey | Translations;

const access: Term[] = [
  {en: 'Workspace', fr: 'Espace de travail'},
  {en: 'Role', fr: 'Rôle'},
  {en: 'Access token', fr: 'Jeton d’accès'},
  {en: 'Scope', fr: 'Portée'},
];
const data: Term[] = [
  {en: 'Dataset', fr: 'Jeu de données'},
  'dry-run',
  'mapping',
  {en: 'Reject', fr: 'Rejet'},
];
const projects: Term[] = [
  'organisation',
  'project',
  {en: 'Item', fr: 'Élément'},
  'milestone',
  'risk',
  {en: 'Review', fr: 'Revue'},
  'health',
  {en: 'Baseline', fr: 'Référence'},
];
const costs: Term[] = [
  {en: 'Planned value', fr: 'Valeur planifiée'},
  {en: 'Actual cost', fr: 'Coût réel'},
  {en: 'Earned value', fr: 'Valeur acquise'},
  {en: 'CPI', fr: 'IPC'},
];
const roadmaps: Term[] = [
  {en: 'Roadmap', fr: 'Feuille de route'},
  {en: 'Link', fr: 'Lien'},
  {en: 'Node', fr: 'Nœud'},
  {en: 'WBS', fr: 'WBS'},
  'load',
];

function GlossaryMap() {
  const [top, middle, bottom] = ROW_TOPS;
  return (
    <>
      <Family x={12} y={top} name={{en: 'Access and API', fr: 'Accès et API'}} terms={access} />
      <Family x={308} y={top} name={texts.dataAndImports} terms={data} />
      <Family x={12} y={middle} width={576} main name={texts.projects} terms={projects} />
      <Family x={12} y={bottom} name={texts.costsAndEarned} terms={costs} />
      <Family x={308} y={bottom} name={texts.roadmapsAndStructures} terms={roadmaps} />
      <Relation x={152} y={top} text={{en: 'gives rights on', fr: 'donne des droits sur'}} />
      <Relation x={448} y={top} text={{en: 'fills', fr: 'alimente'}} />
      <Relation x={152} y={middle} text={{en: 'is measured by', fr: 'est mesuré par'}} />
      <Relation x={448} y={middle} text={{en: 'is laid out in', fr: 'est organisé en'}} />
    </>
  );
}

function Relation({x, y, text}: Position & {text: Translations}) {
  return (
    <>
      <Arrow d={`M${x} ${y + FAMILY_HEIGHT + 4}V${y + 148}`} />
      <Text muted x={x + 14} y={y + FAMILY_HEIGHT + 28} text={text} />
    </>
  );
}

interface FamilyProps extends Position {
  width?: number;
  name: FigureText;
  terms: Term[];
  main?: boolean;
}

function Family({x, y, width = 280, name, terms, main = false}: FamilyProps) {
  const termTexts = terms.map((term) => (typeof term === 'string' ? label(term) : textOf(term)));
  const bounds = {x, y, width, height: FAMILY_HEIGHT};
  const tone = main ? 'accent' : 'neutral';
  return (
    <>
      <Panel {...bounds} raised />
      {main && <Rect {...bounds} radius={8} fill="none" stroke="accent" strokeWidth={2} />}
      <Text x={x + 10} y={y + 27} size={main ? 16 : 14} bold maxWidth={width - 20} text={name} />
      {wrapBadges(termTexts, width - 20).map(({text, left, row}) => (
        <Badge key={text} x={x + 10 + left} y={y + 41 + row * 29} tone={tone} text={text} />
      ))}
    </>
  );
}

/** @throws if the badges don't fit into two rows */
function wrapBadges(texts: string[], maxWidth: number) {
  let left = 0;
  let row = 0;
  return texts.map((text) => {
    const width = badgeWidth(text);
    if (left > 0 && left + width > maxWidth) {
      left = 0;
      row += 1;
    }
    if (row > 1) {
      throw new Error(`"${text}" starts a third row; a family has two.`);
    }
    const badge = {text, left, row};
    left += width + 6;
    return badge;
  });
}
