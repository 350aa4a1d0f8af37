import type {SeededFault} from './fault';

const french = 'i18n/fr/docusaurus-plugin-content-docs/current';

/** Of the rules about pages that are begun and pages that are translated. */
export const translation: SeededFault[] = [
  {
    rule: 'page-unfinished',
    file: 'docs/projects/projects_views/kanban.mdx',
    find: 'Use it to see where the work stands',
    replace: 'TO WRITE what the page is for. See where the work stands',
  },
  {
    rule: 'translation-recorded',
    file: `${french}/roadmapping/export.mdx`,
    find: "translates: '",
    replace: "translates: 'x",
  },
];
