import {describe, expect, it} from 'vitest';
import {buildHas, openPage} from '../../support/build';
import {locales, localized, plannedPages} from '../../support/contract';

describe.each(locales)('the starter kit in %s', (locale) => {
  const [lift] = plannedPages(locale).filter(({id}) => id === 'datasets/lift_get_started');

  it('is in the build, in the language of the page that leads to it', () => {
    const $ = openPage(lift!.path);
    const addresses = $('main a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((address) => /\.(?:csv|xlsx|json)$/.test(address));
    expect(new Set(addresses).size).toBe(43);
    for (const address of addresses) {
      expect(address.startsWith(localized('/', locale)), address).toBe(true);
      expect(buildHas(address.slice(1)), address).toBe(true);
    }
  });
});
