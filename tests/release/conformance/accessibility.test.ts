import fs from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {Browser} from '@playwright/test';
import {launch, newContext, untilHydrated} from '../../../tools/site/browser';
import {kindAddress, pageKinds} from '../../../tools/site/pageKinds';
import {serveBuild} from '../../../tools/site/serveBuild';
import type {StaticServer} from '../../../tools/site/staticServer';
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

const engine = fs.readFileSync(toolFile('accessibility-checker-engine/ace.js'), 'utf8');

let browser: Browser;
let site: StaticServer;

beforeAll(async () => {
  site = await serveBuild(buildDir, {isCompressed: false});
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const pages = pageKinds.map((kind) => kindAddress(kind, 'en'));

it.each(pages)("IBM's accessibility checker finds no violations on %s", async (address) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(site.address + address, {timeout: 0});
  await untilHydrated(page);
  await page.evaluate(engine);
  const results = await page.evaluate(async () => {
    const {ace} = window as unknown as {ace: {Checker: new () => Checker}};
    return (await new ace.Checker().check(document, ['WCAG_2_2'])).results;
  });
  await context.close();
  expect(results).not.toEqual([]);
  const violations = results.filter(
    ({ruleId, value: [kind, outcome]}) =>
      kind === 'VIOLATION' && outcome === 'FAIL' && !ignoredRules.includes(ruleId),
  );
  expect(violations.map(({path, message}) => `${path.dom}: ${message}`)).toEqual([]);
});
