import {locales} from '../../../src/config/locales';
import {codeBlocks} from '../codeBlocks';
import type {Page} from '../guide';
import type {Report, Rule} from '../rule';
import {placeAt} from '../textFaults';

/** The page and the section of the table of resources. */
const ROUTING = 'public_rest_api/routing.mdx';
const SECTION = '{#resource-table}';

/** Examples call only addresses that the table of resources has. */
export const apiAddress: Rule = {
  name: 'api-address',
  guide(guide, report) {
    for (const locale of locales) {
      const pages = guide.pagesOf(locale);
      const routing = pages.find(({source}) => source === ROUTING);
      const resources = routing && resourcesOf(routing, report);
      if (resources) {
        pages.forEach((page) => reportUnknownAddresses(page, resources, report));
      }
    }
  },
};

/** Paths of the table, as patterns: `/items/{id}` fits `/items/ACT-207`. */
function resourcesOf(routing: Page, report: Report): RegExp[] | undefined {
  const table = routing.text.split(SECTION)[1]?.split('\n## ')[0] ?? '';
  const paths = [...table.matchAll(/`(\/[^`?]*)(?:\?[^`]*)?`/g)].map(([, path]) => path!);
  if (paths.length === 0) {
    report({
      file: routing.file,
      line: 1,
      column: 1,
      found: `no table of resources in a section with the id ${SECTION}`,
      expected: 'that section, with a path such as `/items/{id}` in each row',
      remedy: 'Give the section its id and its table again: examples are compared with it.',
    });
    return undefined;
  }
  return paths.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Z]{3}-\\d+')}$`));
}

function reportUnknownAddresses(page: Page, resources: RegExp[], report: Report): void {
  for (const {code, start} of codeBlocks(page.text)) {
    for (const match of code.matchAll(/(?<=\/api\/v1)\/[^\s"?`]*/g)) {
      if (!resources.some((resource) => resource.test(match[0]))) {
        report({
          ...placeAt(page, start + match.index),
          found: `the address ${match[0]}`,
          expected: `an address of the table of resources in ${ROUTING}`,
          remedy: 'Correct the address, or add its row to the table, in both languages.',
        });
      }
    }
  }
}
