import fs from 'node:fs';
import {expect, it} from 'vitest';
import {launch, newContext, untilHydrated} from '../../../tools/site/browser';
import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {serveBuild} from '../../../tools/site/serveBuild';
import {buildDir} from '../../support/build';
import {toolFile} from './tools';

interface Result {
  ruleId: string;
  value: [kind: string, outcome: string];
  path: {dom: string};
  message: string;
}

interface Checker {
  check(node: Document, guidelines: string[]): Promise<{results: Result[]}>;
}

/** A page has one complementary landmark at most, so that it needs no name. */
const ignoredRules = ['aria_complementary_labelled'];

/** The checker doesn't see that a pseudo-element draws the sky behind the title. */
const isFalseViolation = (kind: string, ruleId: string) =>
  kind === 'home' && ruleId === 'text_contrast_sufficient';

const engine = fs.readFileSync(toolFile('accessibility-checker-engine/ace.js'), 'utf8');

it("IBM's accessibility checker finds no violations on any kind of page", async () => {
  const site = await serveBuild(buildDir, {isCompressed: false});
  const browser = await launch();
  const page = await (await newContext(browser)).newPage();
  const violations: string[] = [];
  for (const kind of pageKinds) {
    await page.goto(site.address + kindAddress(kind, 'en'), {timeout: 0});
    await untilHydrated(page);
    await page.evaluate(engine);
    const results = await page.evaluate(async () => {
      const {ace} = window as unknown as {ace: {Checker: new () => Checker}};
      return (await new ace.Checker().check(document, ['WCAG_2_2'])).results;
    });
    expect(results).not.toEqual([]);
    for (const {ruleId, value, path, message} of results) {
      const isIgnored = ignoredRules.includes(ruleId) || isFalseViolation(kind, ruleId);
      if (value.join() === 'VIOLATION,FAIL' && !isIgnored) {
        violations.push(`${kind}: ${path.dom}: ${message}`);
      }
    }
  }
  await browser.close();
  await site.stop();
  expect(violations).toEqual([]);
});
