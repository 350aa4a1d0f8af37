import {defineFigure} from '../figure';
import {Badge, Caption, Panel, Text, usePen, widthFor, type LabelKey, type Words} from '../kit';
import {Straight} from '../parts/general';

const TALL = 106;
const ROWS = [14, 166, 318] as const;

export default defineFigure({height: 438, draw: () => <GlossaryMap />});

type Term = LabelKey | Words;

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
  const {say} = usePen();
  const [top, middle, bottom] = ROWS;
  return (
    <>
      <Family
        x={12}
        y={top}
        name={say({en: 'Access and API', fr: 'Accès et API'})}
        terms={access}
      />
      <Family
        x={308}
        y={top}
        name={say({en: 'Data and imports', fr: 'Données et imports'})}
        terms={data}
      />
      <Family
        x={12}
        y={middle}
        width={576}
        main
        name={say({en: 'Portfolio and projects', fr: 'Portefeuille et projets'})}
        terms={projects}
      />
      <Family
        x={12}
        y={bottom}
        name={say({en: 'Costs and earned value', fr: 'Coûts et valeur acquise'})}
        terms={costs}
      />
      <Family
        x={308}
        y={bottom}
        name={say({en: 'Roadmaps and structures', fr: 'Feuilles de route et structures'})}
        terms={roadmaps}
      />
      <Relation x={152} y={top} words={{en: 'gives rights on', fr: 'donne des droits sur'}} />
      <Relation x={448} y={top} words={{en: 'fills', fr: 'alimente'}} />
      <Relation x={152} y={middle} words={{en: 'is measured by', fr: 'est mesuré par'}} />
      <Relation x={448} y={middle} words={{en: 'is laid out in', fr: 'est organisé en'}} />
    </>
  );
}

/** An arrow down from a row to the next one, with its words at its right. */
function Relation({x, y, words}: {x: number; y: number; words: Words}) {
  const {say} = usePen();
  return (
    <>
      <Straight from={[x, y + TALL + 4]} to={[x, y + 148]} />
      <Caption x={x + 14} y={y + TALL + 28} anchor="start">
        {say(words)}
      </Caption>
    </>
  );
}

interface FamilyProps {
  x: number;
  y: number;
  width?: number;
  name: string;
  terms: Term[];
  main?: boolean;
}

function Family({x, y, width = 280, name, terms, main = false}: FamilyProps) {
  const {c, label, say} = usePen();
  const words = terms.map((term) => (typeof term === 'string' ? label(term) : say(term)));
  return (
    <>
      <Panel x={x} y={y} width={width} height={TALL} raised />
      {main && (
        <rect
          x={x + 1}
          y={y + 1}
          width={width - 2}
          height={TALL - 2}
          rx={8}
          fill="none"
          stroke={c('accent')}
          strokeWidth={2}
        />
      )}
      <Text x={x + 10} y={y + 27} size={main ? 16 : 14} bold max={width - 20}>
        {name}
      </Text>
      {flow(words, width - 20).map(({word, left, row}) => (
        <Badge
          key={word}
          x={x + 10 + left}
          y={y + 41 + row * 29}
          tone={main ? 'accent' : 'neutral'}
        >
          {word}
        </Badge>
      ))}
    </>
  );
}

/** Places words one after the other, on a new row when one is full. */
function flow(words: string[], width: number) {
  let left = 0;
  let row = 0;
  return words.map((word) => {
    const across = widthFor(word, 14, 9);
    if (left > 0 && left + across > width) {
      left = 0;
      row += 1;
    }
    if (row > 1) {
      throw new Error(`"${word}" starts a third row; a family has two.`);
    }
    const placed = {word, left, row};
    left += across + 6;
    return placed;
  });
}
