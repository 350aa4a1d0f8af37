import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {builtFiles, readBuild} from '../../support/build';
import {locales, localized, routes} from '../../support/contract';

describe.each(locales)('the site data in %s', (locale) => {
  const script = readBuild(builtFiles(localized('/assets/js/main.*.js', locale))[0]!);
  const literals = script.matchAll(/JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g);
  const data: unknown[] = Array.from(literals, ([, literal]) =>
    JSON.parse(runInNewContext(literal!) as string),
  );
  const withKey = (key: RegExp) =>
    data.find((entry) => Object.keys(entry as object).some((name) => key.test(name)));
  const plugins = withKey(/^docusaurus-plugin-content-docs$/) as {
    'docusaurus-plugin-content-docs': {default: {versions: [{docs: {id: string}[]}]}};
  };
  const {versions} = plugins['docusaurus-plugin-content-docs'].default;

  it('has one version, with its name, label, path and main document', () => {
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      name: 'current',
      label: {en: 'Next', fr: 'Prochaine version'}[locale],
      path: localized('/', locale),
      isLast: true,
      mainDocId: 'projects/project_items/get_started',
    });
  });

  it('has every document, with its id, path, sidebar and whether it is unlisted', () => {
    const documents = routes.docs.map(({id, path, unlisted}) => ({
      id,
      path: localized(path, locale),
      sidebar: 'docs',
      ...(unlisted && {unlisted}),
    }));
    const ids = documents.map(({id}) => id);
    const found = versions[0].docs.filter(({id}) => ids.includes(id));
    const byId = (a: {id: string}, b: {id: string}) => a.id.localeCompare(b.id);
    expect(found.sort(byId)).toEqual(documents.sort(byId));
  });

  it('has every language, with its label, code, path and direction', () => {
    expect(withKey(/^localeConfigs$/)).toMatchObject({
      defaultLocale: 'en',
      localeConfigs: {
        en: {label: 'English', htmlLang: 'en', path: 'en', direction: 'ltr'},
        fr: {label: 'Français', htmlLang: 'fr', path: 'fr', direction: 'ltr'},
      },
    });
  });

  it('has a short hash at the end of each route', () => {
    const keys = Object.keys(withKey(/^\/.*-[\da-f]{3}$/) as object);
    const addresses = keys.map((key) => key.replace(/-[\da-f]{3}$/, ''));
    const documents = routes.docs.map(({path}) => localized(path, locale));
    expect(addresses).toEqual(expect.arrayContaining(documents));
    expect(addresses).not.toEqual(expect.arrayContaining([expect.stringMatching(/[^/]$/)]));
  });

  it('delays route loading by 200 ms', () => {
    expect(script).toContain('delay:200,');
  });

  it('stores preferences in local storage', () => {
    const values = data.map((entry) => Object.values(entry as object));
    expect(values.filter((entry) => entry.includes('localStorage'))).toHaveLength(1);
  });
});
