import {leadsOut} from '../links';
import {componentsOf, nodesOf, textAttribute, type Component} from '../nodes';
import {pageRule} from '../pageRule';
import {placeOf} from '../place';
import type {Place} from '../rule';

/** HTML that nothing of Markdown replaces, and that harms nobody. */
const allowed = new Set(['abbr', 'details', 'kbd', 'summary', 'sub', 'sup']);

/**
 * A page holds text, in the look that it has for every writer: no HTML that Markdown or a component
 * replaces, no code that runs, and nothing that comes from another site. The policy of a site refuses
 * scripts and styles in attributes; braces that are meant as text stop the build, or lose a word.
 */
export const html = pageRule('html', (page, report) => {
  const refuse = (place: Place, found: string) =>
    report({
      ...place,
      found,
      expected:
        'Markdown, a component or a comment, {/* … */}; no script, frame or style, and nothing of another site',
      remedy: 'Write it in Markdown, or use a component that the site has; \\{ and \\} are braces.',
    });
  for (const component of componentsOf(page).filter(isRawHtml)) {
    refuse(placeOf(page, component), `<${component.name}>`);
  }
  for (const node of [
    ...nodesOf(page.tree, 'mdxTextExpression'),
    ...nodesOf(page.tree, 'mdxFlowExpression'),
  ]) {
    if (!/^\s*\/\*.*\*\/\s*$/s.test(node.value)) {
      refuse(placeOf(page, node), `{${node.value}}, which MDX runs as JavaScript`);
    }
  }
  for (const image of nodesOf(page.tree, 'image').filter(({url}) => leadsOut(url))) {
    refuse(placeOf(page, image), `the image ${image.url}, on another server`);
  }
  for (const statements of nodesOf(page.tree, 'mdxjsEsm')) {
    if (!/^(?:import\s[^;']*from '@site\/src\/[^']*';?\s*)+$/.test(statements.value)) {
      refuse(placeOf(page, statements), statements.value);
    }
  }
});

/** MDX reads a name in small letters, without a dot, as HTML. Blocks may say their language; `<a id="old" />` keeps an anchor. */
function isRawHtml(component: Component): boolean {
  const name = component.name ?? '';
  const has = (attribute: string) => textAttribute(component, attribute) !== undefined;
  const isNeeded =
    ((name === 'div' || name === 'span') && has('lang')) ||
    (name === 'a' && has('id') && component.attributes.length === 1);
  return /^[a-z][a-z\d]*$/.test(name) && !allowed.has(name) && !isNeeded;
}
