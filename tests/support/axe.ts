import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what axe takes for good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on colours, and takes axe most of its time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing on a page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect([...(await structureFaults(page)), ...(await colourFaults(page))]).toEqual([]);
}

/** What axe finds by all rules but those of colour. */
export async function structureFaults(page: Page): Promise<string[]> {
  return faults(axeOn(page).withTags(tags).disableRules(colourRules));
}

/** What axe finds by the rules of colour, in light and in dark. */
export async function colourFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const inMode = await faults(axeOn(page).withRules(colourRules));
    found.push(...inMode.map((fault) => `${mode}: ${fault}`));
  }
  return found;
}

/** Without the second page that axe opens each time for the sake of frames, which the site has none of. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
}

/**
 * An option of DocSearch's list holds a link, so that a pointer can open a hit in a new tab. Keys
 * and screen readers choose the option itself, by `aria-activedescendant`, and Enter opens it.
 */
const accepted = /^nested-interactive: #docsearch-/;

async function faults(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations
    .flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((fault) => !accepted.test(fault));
}
