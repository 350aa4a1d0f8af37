import {describe, expect, it} from 'vitest';
import {locales, localized, plannedPages, type Locale} from '../../../../../tests/support/contract';
import {redirects} from '../../../../config/redirects';
import type {KnownPage} from '../../../../plugins/page-list/knownPage';
import {withAliases} from '../../../../plugins/page-list/listPages';
import {nearPages, type PageList} from '../nearPages';

const baseUrls = {en: '/', fr: '/fr/'};

const listings: Record<string, Record<Locale, string>> = {
  '/category/roadmapping/': {en: 'Roadmaps', fr: 'Feuilles de route'},
  '/category/project-domains/': {en: 'Project domains', fr: 'Domaines du projet'},
  '/category/public-rest-api/': {en: 'Public REST API', fr: 'API REST publique'},
  '/tags/': {en: 'Tags', fr: 'Étiquettes'},
  '/tags/api/': {en: 'API', fr: 'API'},
  '/tags/roadmap/': {en: 'Roadmap', fr: 'Feuille de route'},
};

/** The documents of the contract, with a few listings. */
const lists = locales.map((language): PageList => {
  const documents = plannedPages(language).map(({path, title, unlisted}): KnownPage => ({
    path,
    title,
    ...(unlisted && {unlisted: true}),
  }));
  const others = Object.entries(listings).map(([path, titles]) => ({
    path: localized(path, language),
    title: titles[language],
  }));
  const aliases = redirects.map(({from, to}) => ({
    from: localized(from, language),
    to: localized(to, language),
  }));
  return {language, pages: withAliases([...documents, ...others], aliases)};
});

function near(pathname: string): string[] {
  const language = /^\/fr\//i.test(pathname) ? 'fr' : 'en';
  return nearPages(pathname, lists, baseUrls, language).map(({path}) => path);
}

describe('the page that is nearest to', () => {
  it.each([
    // A slip.
    ['/glosary/', '/glossary/'],
    ['/golssary/', '/glossary/'],
    ['/fr/glosary/', '/fr/glossary/'],
    ['/roadmapping/exprot/', '/roadmapping/export/'],
    ['/roadmaping/manage_link_setings/', '/roadmapping/manage_link_settings/'],
    ['/datasets/connectors/jria/', '/datasets/connectors/jira/'],
    ['/roadmapping/expotr-pdf.html', '/roadmapping/export/'],
    // Another form of the same.
    ['/glossary.html', '/glossary/'],
    ['/glossary.htm', '/glossary/'],
    ['/glossary.php', '/glossary/'],
    ['/glosary/index.html', '/glossary/'],
    ['/GLOSSARY.HTML', '/glossary/'],
    ['/glossary', '/glossary/'],
    ['//glossary//', '/glossary/'],
    ['/glossary/).', '/glossary/'],
    ['/roadmapping/manage-link-settings/', '/roadmapping/manage_link_settings/'],
    ['/roadmapping/manageLinkSettings/', '/roadmapping/manage_link_settings/'],
    ['/administration/user-account-settings.html', '/administration/user_account_settings/'],
    // Another place.
    ['/roadmaps/export/', '/roadmapping/export/'],
    ['/kanban/', '/projects/projects_views/kanban/'],
    ['/projects/tags/', '/projects/navigate_through_telescope/tags/'],
    ['/roadmaps/get_started/', '/roadmapping/get_started/'],
    ['/docs/next/roadmapping/export/', '/roadmapping/export/'],
    ['/roadmapping/export/pdf/', '/roadmapping/export/'],
    ['/glossary/terms/', '/glossary/'],
    ['/projects/project_domains/', '/category/project-domains/'],
    ['/public_rest_api/', '/category/public-rest-api/'],
    ['/projects/project_item/get_started/', '/'],
    // The beginning of an address.
    ['/administration/admin_get_st', '/administration/admin_get_started/'],
    ['/roadmapping/expo', '/roadmapping/export/'],
    ['/troubl', '/troubleshooting/'],
    // Words.
    ['/how-to-export-a-roadmap/', '/roadmapping/export/'],
    ['/gitlab-connector/', '/datasets/connectors/gitlab/'],
    ['/link-settings/', '/roadmapping/manage_link_settings/'],
    ['/fr/résolution-des-problèmes/', '/fr/troubleshooting/'],
    ['/fr/r%C3%A9solution-des-probl%C3%A8mes/', '/fr/troubleshooting/'],
    ['/fr/couts/', '/fr/projects/project_domains/costs/'],
    // Another language.
    ['/exporter-une-feuille-de-route/', '/fr/roadmapping/export/'],
    ['/fr/export-a-roadmap/', '/fr/roadmapping/export/'],
    ['/fr/dependencies-between-projects/', '/fr/projects/project_domains/dependencies/'],
    ['/en/glossary/', '/glossary/'],
    ['/fr-FR/glossary/', '/fr/glossary/'],
    ['/fr/fr/glossary/', '/fr/glossary/'],
    ['/fr/en/glossary/', '/glossary/'],
    // Unlisted pages, by their address.
    ['/public_rest_api/rooting/', '/public_rest_api/routing/'],
    ['/authentication/', '/public_rest_api/authentification/'],
    ['/api/post/', '/api/api/'],
  ])('%s is %s', (pathname, expected) => {
    expect(near(pathname)[0]).toBe(expected);
  });
});

describe('nothing is near to', () => {
  it.each([
    '/',
    '/fr/',
    '/index.html',
    '/404.html',
    '/a/',
    '/fr/x/',
    '/xyzzy/',
    '/q8f7zk2w/',
    '/2024/05/12/',
    '/no/such/page/',
    '/fr/aucune/page/ici/',
    '/wp-login.php',
    '/wp-admin/',
    '/.env',
    '/.git/config',
    '/robots.txt',
    '/api/v1/users',
    '/user/login/',
    '/images/logo.png',
    '/assets/js/main.1a2b3c4d.js',
    '/"><img src=x onerror=alert(1)>/',
    '/%E0%A4%A/',
    '/%/',
    // Unlisted, and named by words of its title only.
    '/sharepoint-online-connector/',
    '/fr/connecteur-sharepoint-server/',
  ])('%s', (pathname) => {
    expect(near(pathname)).toEqual([]);
  });
});

describe('nearPages', () => {
  it('gives one page when it is much the nearest', () => {
    expect(near('/glosary/')).toEqual(['/glossary/']);
  });

  it('gives three pages at most', () => {
    expect(near('/datasets/connectors/')).toHaveLength(3);
    expect(near('/settings/')).toHaveLength(3);
  });

  it('adds the page of another language when that is clearly nearer', () => {
    expect(nearPages('/glossaire/', lists, baseUrls, 'en')).toEqual([
      {path: '/glossary/', title: 'Glossary', language: 'en'},
      {path: '/fr/glossary/', title: 'Glossaire', language: 'fr'},
    ]);
    expect(near('/fr/glossaire/')).toEqual(['/fr/glossary/']);
  });

  it('knows the language that the reader sees where the path names none', () => {
    const [page] = nearPages('/glossary.html', lists, baseUrls, 'fr');
    expect(page?.path).toBe('/fr/glossary/');
  });

  it('gives nothing without a list', () => {
    expect(nearPages('/glosary/', [], baseUrls, 'en')).toEqual([]);
  });
});
