import path from 'node:path';

/** The files of one language, by what they are for. */
export interface Kit {
  /** Beside the other folders of `static/`, which every language serves at its root. */
  folder: string;
  /** The pages that lead to the files. */
  pages: string;
  /** What Excel puts between two values, in the language. */
  delimiter: ',' | ';';
  template: (kind: string) => string;
  sample: (kind: string) => string;
  mapping: (kind: string) => string;
  /** Whether it has the files of the tutorials, which are the same in every language. */
  hasTutorials: boolean;
  /** The name of each target in the names of files, by its name in a mapping. */
  kinds: Record<Target, string>;
}

/** What a dataset fills. */
export const targets = [
  'tasks',
  'milestones',
  'actions',
  'risks',
  'opportunities',
  'dependencies',
  'cost_lines',
  'structure_nodes',
] as const;

export type Target = (typeof targets)[number];

/** The export of another tool that the tutorials import: both languages use it as it came. */
export const tutorialFile = 'ticket-actions-2025-06';

export const kits: Kit[] = [
  {
    folder: path.join('static', 'starter-kit'),
    pages: path.join('docs', 'datasets'),
    hasTutorials: true,
    delimiter: ',',
    template: (kind) => `${kind}-template`,
    sample: (kind) => `${kind}-sample`,
    mapping: (kind) => `${kind}-mapping`,
    kinds: {
      tasks: 'tasks',
      milestones: 'milestones',
      actions: 'actions',
      risks: 'risks',
      opportunities: 'opportunities',
      dependencies: 'dependencies',
      cost_lines: 'cost-lines',
      structure_nodes: 'structure-nodes',
    },
  },
  {
    folder: path.join('static', 'kit-de-demarrage'),
    pages: 'i18n/fr/docusaurus-plugin-content-docs/current/datasets',
    hasTutorials: false,
    delimiter: ';',
    template: (kind) => `modele-${kind}`,
    sample: (kind) => `exemple-${kind}`,
    mapping: (kind) => `correspondance-${kind}`,
    kinds: {
      tasks: 'taches',
      milestones: 'jalons',
      actions: 'actions',
      risks: 'risques',
      opportunities: 'opportunites',
      dependencies: 'dependances',
      cost_lines: 'couts',
      structure_nodes: 'noeuds',
    },
  },
];
