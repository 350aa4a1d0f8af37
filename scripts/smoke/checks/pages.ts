import {baseUrlOf, locales, type Locale} from '../../../src/config/locales';
import {localized, routes} from '../../../tests/support/contract';
import {
  describeAnswer,
  firstFault,
  languageNames,
  languageOf,
  type Check,
  type Site,
} from '../check';

/** Pages in one language that are to be found: documents, categories and tags. */
function listedPages(locale: Locale): string[] {
  const documents = routes.docs.filter(({unlisted}) => !unlisted).map(({path}) => path);
  return ['/', ...documents, ...routes.categories, ...routes.tags].map((path) =>
    localized(path, locale),
  );
}

async function sitemapOf(site: Site, locale: Locale): Promise<string[]> {
  const {body} = await site.ask(`${baseUrlOf(locale)}sitemap.xml`);
  return [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
}

const sitemaps: Check[] = locales.map((locale) => ({
  name: `the sitemap in ${languageNames[locale]} lists every page, at this address`,
  async run(site) {
    const found = new Set(await sitemapOf(site, locale));
    const missing = listedPages(locale).find((path) => !found.has(site.builtFor + path));
    return missing === undefined
      ? undefined
      : {
          expected: `${site.builtFor}${missing} in ${baseUrlOf(locale)}sitemap.xml`,
          came: `${found.size} addresses without it${found.size > 0 ? `, such as ${[...found][0]}` : ''}`,
          remedy:
            'Build with TELESCOPE_SITE_URL set to the address of the site, and deploy this commit; --built-for names another address that is meant.',
        };
  },
}));

const pages: Check[] = locales.map((locale) => ({
  name: `pages in ${languageNames[locale]} answer`,
  run: async (site) => {
    const listed = (await sitemapOf(site, locale)).map((address) => new URL(address).pathname);
    return firstFault(
      site.sample([...new Set([...listedPages(locale), ...listed])]),
      async (path) => {
        const answer = await site.ask(path);
        const isRight =
          answer.status === 200 &&
          answer.headers['content-type']?.startsWith('text/html') &&
          languageOf(answer) === locale;
        return isRight
          ? undefined
          : {
              expected: `${path} with status 200, in ${languageNames[locale]}`,
              came: `${describeAnswer(answer)}, ${answer.headers['content-type'] ?? 'no type'}, language ${languageOf(answer) ?? 'none'}`,
              remedy: 'Deploy the whole build of this commit, with its folders for both languages.',
            };
      },
    );
  },
}));

const assets: Check = {
  name: 'scripts and style sheets of pages answer',
  run: (site) =>
    firstFault(site.sample(locales.flatMap(listedPages)), async (path) => {
      const {body} = await site.ask(path);
      const found = body.toString().matchAll(/(?:src|href)="?(\/[^">\s]*\.(?:js|css))[">\s]/g);
      return firstFault(
        [...found].map(([, asset]) => asset!),
        async (asset) => {
          const answer = await site.ask(asset);
          const type = answer.headers['content-type'] ?? '';
          return answer.status === 200 && /javascript|css/.test(type)
            ? undefined
            : {
                expected: `${asset}, of the page ${path}`,
                came: `${describeAnswer(answer)}, ${type || 'no type'}`,
                remedy: 'Copy assets before pages: see deployment:publish and deployment:merge.',
              };
        },
      );
    }),
};

const unlisted: Check = {
  name: 'unlisted pages answer, and are in no sitemap',
  run: async (site) => {
    const listed = new Set(
      (await Promise.all(locales.map((locale) => sitemapOf(site, locale))))
        .flat()
        .map((address) => new URL(address).pathname),
    );
    const paths = locales.flatMap((locale) =>
      routes.docs.filter((page) => page.unlisted).map(({path}) => localized(path, locale)),
    );
    return firstFault(paths, async (path) => {
      const answer = await site.ask(path);
      const isHidden = /<meta[^>]*name="?robots"?[^>]*noindex/.test(answer.body.toString());
      return answer.status === 200 && isHidden && !listed.has(path)
        ? undefined
        : {
            expected: `${path} with status 200 and "noindex", in no sitemap`,
            came: `${describeAnswer(answer)}, ${isHidden ? '' : 'not '}"noindex", in ${listed.has(path) ? 'a' : 'no'} sitemap`,
            remedy: 'Deploy this commit; a page is unlisted by its front matter.',
          };
    });
  },
};

export const pageChecks: readonly Check[] = [...sitemaps, ...pages, assets, unlisted];
