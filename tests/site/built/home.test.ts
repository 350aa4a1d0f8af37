import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {openPage, plain} from '../../support/build';
import {announcements, locales, localized, plannedPages} from '../../support/contract';
import {readSources} from '../../support/sources';

const words = {
  en: {
    sentence:
      'Telescope is a web application for project portfolios, roadmaps, breakdown structures and data imports.',
    parts: ['Modules', 'Your role', 'Frequent tasks', 'What is new', 'Help'],
    modules: ['Projects', 'Roadmap', 'Core', 'Lift', 'Administration'],
    roles: [
      'Workspace administrator',
      'Organisation manager',
      'Project manager',
      'Contributor',
      'Reader',
      'Developer',
    ],
  },
  fr: {
    sentence:
      'Telescope est une application web dédiée aux portefeuilles de projets, aux feuilles de route, aux structures de décomposition et aux imports de données.',
    parts: ['Modules', 'Votre rôle', 'Tâches fréquentes', 'Nouveautés', 'Aide'],
    modules: ['Projets', 'Roadmap', 'Core', 'Lift', 'Administration'],
    roles: [
      'Administrateur de l’espace',
      'Responsable d’organisation',
      'Chef de projet',
      'Contributeur',
      'Lecteur',
      'Développeur',
    ],
  },
};

/** The home page is the get-started page, with ways into the guide above its text. */
describe.each(locales)('the home page in %s', (locale) => {
  const $ = openPage(localized('/', locale));
  const home = $('.theme-doc-markdown > nav');
  const part = (index: number) => home.children('section').eq(index);
  const texts = (found: ReturnType<typeof $>) =>
    found.toArray().map((element) => plain($(element).text()));
  const hrefs = (found: ReturnType<typeof $>) =>
    found.toArray().map((link) => $(link).attr('href') ?? '');

  it('says in its first sentence what Telescope does', () => {
    expect(plain($('.theme-doc-markdown p').first().text())).toBe(words[locale].sentence);
  });

  it('offers the search before anything else, by a link that works without JavaScript', () => {
    const search = $('.theme-doc-markdown a').not('.hash-link').first();
    expect(search.attr('href')).toBe(localized('/search/', locale));
  });

  it('has its parts in order, none of them in the table of contents', () => {
    expect(texts(home.find('h2'))).toEqual(words[locale].parts);
    const contents = texts($('.table-of-contents a'));
    expect(contents.length).toBeGreaterThan(5);
    expect(contents.filter((entry) => words[locale].parts.includes(entry))).toEqual([]);
  });

  it('has a card with an icon for each of the five modules', () => {
    expect(texts(part(0).find('a'))).toEqual(words[locale].modules);
    expect(part(0).find('li > div > .icon[aria-hidden="true"]')).toHaveLength(5);
  });

  it('has three links for each role, those of the section on where to go next', () => {
    expect(texts(part(1).find('h3'))).toEqual(words[locale].roles);
    const next = $('#where-next').nextUntil('h2').find('li a');
    expect(hrefs(next)).toHaveLength(18);
    expect(hrefs(part(1).find('a'))).toEqual(hrefs(next));
  });

  it('leads to eleven tasks, each of them a section of a page', () => {
    const links = hrefs(part(2).find('a'));
    const sections = plannedPages(locale).flatMap(({path, anchors}) =>
      anchors.map((id) => `${path}#${id}`),
    );
    expect(links).toHaveLength(11);
    expect(links.filter((link) => !sections.includes(link))).toEqual([]);
  });

  it('shows the three newest releases as the page of versions tells them', () => {
    const {file} = readSources(locale).find(({id}) => id === 'versions')!;
    const told = [
      ...fs.readFileSync(file, 'utf8').matchAll(/^### (\S+) \{#(\S+)\}\n\n(.+), (\d.+ \d{4})\.$/gm),
    ].slice(0, 3);
    expect(told).toHaveLength(3);
    const shown = part(3)
      .find('li')
      .toArray()
      .map((item) => [$(item).find('a').attr('href'), ...texts($(item).children())]);
    expect(shown).toEqual(
      told.map(([, version, id, subject, date]) => [
        announcements(locale).find((address) => address.endsWith(`/${id}/`)) ??
          `${localized('/versions/', locale)}#${id}`,
        version,
        subject,
        date,
      ]),
    );
  });

  it('leads to troubleshooting and to the support page of the language', () => {
    expect(hrefs(part(4).find('a'))).toEqual([
      localized('/troubleshooting/', locale),
      localized(`/support_${locale}/`, locale),
    ]);
  });
});
