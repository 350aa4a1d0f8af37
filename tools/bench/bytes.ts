import path from 'node:path';
import {budgetKinds, budgetAddress} from '../site/pageKinds';
import type {SentResponse} from '../site/staticServer';
import {openUntilIdle, type Measurement} from './visits';

export const bytes: Measurement[] = budgetKinds.map((kind) => ({
  title: `bytes ${kind}`,
  kind: 'size',
  take: async ({page, site, locale}) => {
    site.server.sent.length = 0;
    await openUntilIdle(page, site, budgetAddress(kind, locale));
    return sumUp(site.server.sent);
  },
}));

function sumUp(sent: readonly SentResponse[]) {
  const prefetched = sent.filter(({isPrefetch}) => isPrefetch);
  const loaded = sent.filter(({isPrefetch}) => !isPrefetch);
  const sum = (files: SentResponse[]) => files.reduce((all, {bytes: size}) => all + size / 1000, 0);
  const ofType = (...endings: string[]) =>
    sum(loaded.filter((file) => endings.includes(path.extname(file.path))));
  return {
    'HTML, kB': ofType('', '.html'),
    'JS, kB': ofType('.js'),
    'CSS, kB': ofType('.css'),
    'all, kB': sum(loaded),
    'all, requests': loaded.length,
    'prefetched, kB': sum(prefetched),
    'prefetched, requests': prefetched.length,
  };
}
