import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours. They take most of axe's time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations in the current state of a page, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect([...(await structureFaults(page)), ...(await colourFaults(page))]).toEqual([]);
}

/** Violations of all rules except colour rules. */
export async function structureFaults(page: Page): Promise<string[]> {
  return faults(axeOn(page).withTags(tags).disableRules(colourRules));
}

/** Violations of colour rules, in light and in dark. */
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

/** Legacy mode skips the second page that axe opens for iframes. The site has none. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
}

/**
 * Options in DocSearch's list contain links, so that a hit can be opened in a new tab. Keyboards
 * and screen readers use the option, through `aria-activedescendant`.
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
