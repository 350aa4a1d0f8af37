import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildDir, readBuild} from '../../support/build';
import {locales, localized} from '../../support/contract';
import {builtHeaders} from '../../support/policy';
import {loadTool, runTool, toolFile} from './tools';

it.each(locales)('the sitemap in %s matches the schema', async (locale) => {
  type Validator = {validateXML(input: object): Promise<{errors: {message: string}[]}>};
  const {validateXML} = loadTool<Validator>('xmllint-wasm');
  // Without the schemas of extensions, their elements can't be checked.
  const schema = fs
    .readFileSync(toolFile('sitemap/schema/sitemap.xsd'), 'utf8')
    .replaceAll('processContents="strict"', 'processContents="lax"');
  const contents = readBuild(localized('/sitemap.xml', locale));
  const {errors} = await validateXML({xml: [{fileName: 'sitemap.xml', contents}], schema});
  expect(errors).toEqual([]);
});

it('Swagger Parser validates the API description', async () => {
  const {validate} = loadTool<{validate(file: string): Promise<{paths: object}>}>(
    '@apidevtools/swagger-parser',
  );
  for (const file of ['telescope.v1.yaml', 'telescope.v1.json']) {
    const {paths} = await validate(path.join(buildDir, 'openapi', file));
    expect(Object.keys(paths).length).toBeGreaterThan(30);
  }
});

it("Google's CSP evaluator only warns of hosts that serve user files", () => {
  type Finding = {directive: string; value?: string};
  type Parser = {CspParser: new (policy: string) => {csp: object}};
  type Evaluator = {CspEvaluator: new (csp: object) => {evaluate(): Finding[]}};
  const {CspParser} = loadTool<Parser>('csp_evaluator/dist/parser.js');
  const {CspEvaluator} = loadTool<Evaluator>('csp_evaluator/dist/evaluator.js');
  const {csp} = new CspParser(builtHeaders()['Content-Security-Policy']!);
  const findings = new CspEvaluator(csp).evaluate();
  expect(findings.map(({directive, value}) => `${directive} ${value}`)).toEqual([
    "script-src 'self'",
  ]);
});

it('the Nu HTML checker finds no errors', async () => {
  const jar = toolFile('vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--errors-only', '--skip-non-html', '--stdout'];
  const {stdout} = await runTool('java', ['-jar', jar, ...options, buildDir]);
  const {messages} = JSON.parse(stdout) as {messages: {url: string; message: string}[]};
  expect(messages.map(({url, message}) => `${url}: ${message}`)).toEqual([]);
});
