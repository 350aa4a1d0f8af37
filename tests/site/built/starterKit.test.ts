import {expect, it} from 'vitest';
import {attributesOf, buildHas, openPage} from '../../support/build';
import {locales, localized, contractPages} from '../../support/contract';

it.each(locales)(
  'the build contains the starter kit in the language of its page in %s',
  (locale) => {
    const page = contractPages(locale).find(({id}) => id === 'datasets/lift_get_started')!;
    const files = new Set(
      attributesOf(openPage(page.path), 'main a', 'href').filter((address) =>
        /\.(?:csv|xlsx|json)$/.test(address),
      ),
    );
    expect(files.size).toBe(43);
    const isLocalizedFile = (file: string) =>
      file.startsWith(localized('/', locale)) && buildHas(file);
    expect([...files].filter((file) => !isLocalizedFile(file))).toEqual([]);
  },
);
