import {describe, expect, it} from 'vitest';
import {scopesOf} from '../../../packages/openapi/src/details';
import {findOperation, responsesOf} from '../../../packages/openapi/src/operations';
import type {MediaType} from '../../../packages/openapi/src/types';
import {translateProgram} from '../../../packages/openapi/src/samples';
import {buildRequest, type SampleRequest} from '../../../packages/openapi/src/samples/request';
import {contentSite} from '../../../src/config/content';
import {locales} from '../../support/contract';
import {exampleOf, apiBasePath} from './support/description';
import {apiPages, blocksOf, codeOf} from './support/pages';
import {schemasOf} from './support/schemas';

/** In characters. Pages cut off longer lines of code. */
const MAX_LINE_LENGTH = 76;

describe.each(locales)('in %s', (locale) => {
  const schemas = schemasOf(locale);
  const {resolve} = schemas.description;
  const pages = apiPages(locale);
  const blocks = pages.flatMap(blocksOf);

  it('the reference has each operation once', () => {
    const ids = blocks.flatMap(({sample, isReference}) => (isReference ? [sample!.operation] : []));
    expect(ids.sort()).toEqual(
      schemas.endpoints.map(({operation}) => operation.operationId).sort(),
    );
  });

  it('each example is the record of the request before it, or the one that it creates', () => {
    const mismatches = pages.flatMap((page) => {
      let request: SampleRequest | undefined;
      return blocksOf(page).flatMap(({sample, example, location}) => {
        request = sample ? buildRequest(schemas.description, sample) : request;
        const {links} = (example ? exampleOf(example) : {}) as {links?: {self?: string}};
        const address = links?.self?.split('?')[0];
        const isOther = address && request && address !== apiBasePath + request.path;
        return isOther && request!.method !== 'POST' ? [{location, address}] : [];
      });
    });
    expect(mismatches).toEqual([]);
  });

  it('each example is a valid request or response of its operation', () => {
    const faultsByExample = schemas.endpoints.flatMap((endpoint) => {
      const {operationId, requestBody} = endpoint.operation;
      const checkExamples = (
        content: Record<string, MediaType> = {},
        faultsIn: (value: unknown) => string[],
      ) =>
        Object.values(content)
          .flatMap(({examples = {}}) => Object.entries(examples))
          .map(([name, example]) =>
            faultsIn(resolve(example).value).map((fault) => `${name} of ${operationId}: ${fault}`),
          );
      return [
        ...checkExamples(requestBody && resolve(requestBody).content, (value) =>
          schemas.faultsInBody(endpoint, value),
        ),
        ...responsesOf(schemas.description, endpoint.operation).flatMap(({status, response}) =>
          checkExamples(response.content, (value) =>
            schemas.faultsInResponse(endpoint, status, value),
          ),
        ),
      ];
    });
    expect(faultsByExample.length).toBeGreaterThan(500);
    expect(faultsByExample.flat()).toEqual([]);
  });

  it('no line of a sample is wider than a page', () => {
    // Writers wrap other code themselves; the reference has less space and unbreakable addresses.
    const lines = blocks
      .filter(({sample, isReference, program}) => (sample ? !isReference : program))
      .flatMap((block) => codeOf(block, locale).map(([, code]) => [block.location, code] as const))
      .flatMap(([location, code]) => code.split('\n').map((line) => ({location, line})));
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter(({line}) => line.length > MAX_LINE_LENGTH)).toEqual([]);
  });

  it('every comment of a program is translated, and every translation is used', () => {
    const texts = contentSite.programTexts[locale] ?? {};
    const codes = Object.values(contentSite.programs).flatMap((one) => Object.values(one));
    const comments = codes.flatMap(
      (code) => code.match(/(?:^|\s)(?:#|\/\/|\/\*\*|""") ?\w.*/gm) ?? [],
    );
    expect(comments.length).toBeGreaterThan(100);
    const isEnglish = (comment: string) => translateProgram(comment, texts) === comment;
    expect(comments.filter((one) => locale !== 'en' && isEnglish(one))).toEqual([]);
    expect(Object.keys(texts).filter((text) => !codes.join('').includes(text))).toEqual([]);
  });

  it("the quickstart's token has exactly the scopes its calls need", () => {
    const page = pages.find(({file}) => file.endsWith('get_started.mdx'))!;
    // Step 3 of the first call.
    const [, scope = ''] = /^3\. .*?`([a-z]+:[a-z]+)`/m.exec(page.text) ?? [];
    const sections = ['first-call', 'read-then-write', 'handle-errors'];
    const calls = blocksOf(page).flatMap(({section, sample}) =>
      sample && sections.includes(section) ? sample.operation : [],
    );
    expect(calls.join()).toBe('getMe,listProjectItems,createProjectItem,updateItem,updateItem');
    const needed = calls.flatMap((id) =>
      scopesOf(findOperation(schemas.description, id).operation),
    );
    // A token to write can also read.
    expect([...new Set(needed.map((one) => one.replace(':read', ':write')))]).toEqual([scope]);
  });
});
