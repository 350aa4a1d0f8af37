import {expect, it} from 'vitest';
import {openPage} from '../../support/build';
import {locales, localized} from '../../support/contract';

it.each(locales)(
  'the 404 page in %s has noindex, and no canonical URL or translations',
  (locale) => {
    const $ = openPage(localized('/404.html', locale));
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect($('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
  },
);
