import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violations on a page, and none of colours in a part of it, in light and in dark. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const structure = await findStructureViolations(page);
  expect([...structure, ...(await findColourViolations(page, part))]).toEqual([]);
}

/** Returns violations of rules that don't depend on colours. */
export async function findStructureViolations(page: Page): Promise<string[]> {
  return runAxe(axeOn(page).withTags(tags).disableRules(colourRules));
}

/** Returns violations of colour rules, in both colour modes. */
export async function findColourViolations(page: Page, part = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: mode});
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const violations = await runAxe(axeOn(page).include(part).withRules(colourRules));
    found.push(...violations.map((fault) => `${mode}: ${fault}`));
  }
  return found;
}

/** Legacy mode doesn't open a second page to test iframes. The site has none. */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
}

/** DocSearch's options contain links, so that hits can be opened in a new tab. */
const acceptedViolation = /^nested-interactive: #docsearch-/;

async function runAxe(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.analyze();
  return violations
    .flatMap(({id, nodes}) =>
      nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
    .filter((fault) => !acceptedViolation.test(fault));
}
