import {textAttribute} from '@guide/content/mdx';
import {componentsOf, nodesOf, type Component} from '../nodes';
import {pageRule} from '../rule';
import {locationOf} from '../location';
import type {SourceLocation} from '../rule';

/** Absolute or protocol-relative. */
const externalUrl = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Harmless, without Markdown syntax. */
const allowed = new Set(['abbr', 'details', 'kbd', 'summary', 'sub', 'sup']);

/**
 * Rejects HTML that Markdown or a component can replace. The CSP would block scripts and external
 * images.
 */
export const html = pageRule('html', (page, report) => {
  const reject = (location: SourceLocation, found: string) =>
    report({
      ...location,
      found,
      expected: 'Markdown or a component; no script, frame or style, and nothing from another site',
      remedy: 'Write it in Markdown, or use a component of the site.',
    });
  for (const component of componentsOf(page).filter(isRawHtml)) {
    reject(locationOf(page, component), `<${component.name}>`);
  }
  for (const image of nodesOf(page.tree, 'image').filter(({url}) => externalUrl.test(url))) {
    reject(locationOf(page, image), `the image ${image.url}, on another server`);
  }
});

/** In MDX, HTML elements are in lower case, without a dot. */
function isRawHtml(component: Component): boolean {
  const name = component.name ?? '';
  const has = (attribute: string) => textAttribute(component, attribute) !== undefined;
  const isNeeded =
    ((name === 'div' || name === 'span') && has('lang')) ||
    (name === 'a' && has('id') && component.attributes.length === 1);
  return /^[a-z][a-z\d]*$/.test(name) && !allowed.has(name) && !isNeeded;
}
