import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what axe takes for good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and is looked at again in the other colour mode. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on a page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  expect(await violations(new AxeBuilder({page}).withTags(tags)), 'light').toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violations(new AxeBuilder({page}).withRules(colourRules)), 'dark').toEqual([]);
}

/**
 * An option of DocSearch's list holds a link, so that a pointer can open a hit in a new tab. Keys
 * and screen readers choose the option itself, by `aria-activedescendant`, and Enter opens it.
 */
const accepted = /^nested-interactive: #docsearch-/;

async function violations(axe: AxeBuilder): Promise<string[]> {
  const {violations: found} = await axe.analyze();
  return found
    .flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((violation) => !accepted.test(violation));
}
