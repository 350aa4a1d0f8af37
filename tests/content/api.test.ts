import {describe, expect, it} from 'vitest';
import {locales, type Locale} from '../support/contract';
import {codeBlocks, readSources} from '../support/sources';

/** The pages that programs are written from. */
const pages = (locale: Locale) =>
  readSources(locale).filter(({id}) => id.startsWith('public_rest_api/') || id === 'api/api');

/** Paths of the guide's own table of resources, as patterns: `/items/{id}` fits `/items/ACT-207`. */
function routingTable(text: string): RegExp[] {
  const table = text.split('{#resource-table}')[1]!.split('\n## ')[0]!;
  const paths = [...table.matchAll(/`(\/[^`?]*)(?:\?[^`]*)?`/g)].map(([, path]) => path!);
  return paths.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[A-Z]{3}-\\d+')}$`));
}

/** A variable of the shell inside a quoted body: '"$KEY"' */
const shellVariable = /'"\$\w+"'/g;

const requests = /(?:\/api\/v1)(\/[^\s"?`]*)/g;

function unknownAddresses(code: string, table: RegExp[]): string[] {
  return [...code.matchAll(requests)]
    .map(([, path]) => path!)
    .filter((path) => !table.some((pattern) => pattern.test(path)));
}

describe.each(locales)('the API guide in %s', (locale) => {
  const sources = pages(locale);
  const table = routingTable(sources.find(({id}) => id === 'public_rest_api/routing')!.text);

  it('has a table of resources that the test can read', () => {
    expect(table.length).toBeGreaterThan(25);
  });

  it('holds valid JSON only', () => {
    const broken = sources.flatMap(({file, text}) =>
      codeBlocks(text)
        .filter(({language}) => language === 'json')
        .flatMap(({code, line}) => {
          try {
            JSON.parse(code);
            return [];
          } catch (error) {
            return [`${file}:${line}: ${(error as Error).message}`];
          }
        }),
    );
    expect(broken).toEqual([]);
    expect(sources.flatMap(({text}) => codeBlocks(text)).length).toBeGreaterThan(30);
  });

  it('sends valid JSON in its requests', () => {
    const broken = sources.flatMap(({file, text}) =>
      codeBlocks(text).flatMap(({code, line}) =>
        [...code.replaceAll(shellVariable, 'x').matchAll(/-d '([^']+)'/g)].flatMap(([, body]) => {
          try {
            JSON.parse(body!);
            return [];
          } catch {
            return [`${file}:${line}: ${body}`];
          }
        }),
      ),
    );
    expect(broken).toEqual([]);
  });

  it('asks only for addresses of its table of resources', () => {
    const unknown = sources.flatMap(({file, text}) =>
      codeBlocks(text).flatMap(({code, line}) =>
        unknownAddresses(code, table).map((address) => `${file}:${line}: ${address}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the check of addresses', () => {
  it('finds one that is in no table', () => {
    const table = [/^\/items\/[A-Z]{3}-\d+$/];
    expect(unknownAddresses('curl "https://x.example/api/v1/items/ACT-207"', table)).toEqual([]);
    expect(unknownAddresses('curl "https://x.example/api/v1/item/ACT-207"', table)).toEqual([
      '/item/ACT-207',
    ]);
  });
});
