import {componentsOf, type Component} from '../components';
import {forbiddenElements} from '../forbiddenElements';
import type {Page} from '../guide';
import {linksOf} from '../links';
import {nodesOf} from '../nodes';
import {placeOf} from '../place';
import type {Place, Rule} from '../rule';

/** A page holds text. Code that runs, and what comes from elsewhere, is the matter of components. */
export const htmlForbidden: Rule = {
  name: 'html-forbidden',
  page(page, report) {
    const refuse = (place: Place, found: string) =>
      report({
        ...place,
        found,
        expected: 'no script, no frame, no style, and nothing from another site',
        remedy: 'Remove it. What readers need to see is a figure, a walkthrough or a link.',
      });
    for (const component of componentsOf(page)) {
      if (forbiddenElements.has(component.name ?? '')) {
        refuse(placeOf(page, component), `<${component.name}>`);
      }
      for (const attribute of dangerousAttributes(component)) {
        refuse(placeOf(page, component), `<${component.name} ${attribute}>`);
      }
    }
    for (const {url, place} of linksOf(page)) {
      if (isScript(url)) {
        refuse(place, `a link to ${url}`);
      }
    }
    for (const {place, source} of foreignStatements(page)) {
      refuse(place, source);
    }
  },
};

function isScript(address: string): boolean {
  return /^\s*(?:javascript|vbscript|data):/i.test(address);
}

function dangerousAttributes({attributes}: Component): string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    (/^on[a-z]/i.test(attribute.name) ||
      attribute.name === 'style' ||
      attribute.name === 'dangerouslySetInnerHTML' ||
      (typeof attribute.value === 'string' && isScript(attribute.value)))
      ? [attribute.name]
      : [],
  );
}

/** What a page imports that is no component of this site, and what it exports. */
function foreignStatements({file, text, tree}: Page): {place: Place; source: string}[] {
  return nodesOf(tree, 'mdxjsEsm')
    .flatMap(({data}) => data?.estree?.body ?? [])
    .filter(
      (statement) =>
        statement.type !== 'ImportDeclaration' ||
        !String(statement.source.value).startsWith('@site/src/'),
    )
    .map(({range, loc}) => ({
      place: {file, line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1},
      source: text.slice(...(range ?? [0, 0])),
    }));
}
