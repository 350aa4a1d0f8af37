import {describe, expect, it} from 'vitest';
import {longDate} from '@guide/content/longDate';
import {parseReleases} from '../../../src/plugins/releases/parse';
import {attributesOf, openPage, collapseSpaces, textsOf} from '../../support/build';
import {announcementPaths, locales, localized, contractPages} from '../../support/contract';

describe.each(locales)('the home page in %s', (locale) => {
  const $ = openPage(localized('/', locale));
  const [modules, firstSteps, releases, roles, next] = [1, 2, 3, 4, 5].map(
    (index) => `.theme-doc-markdown > nav > section:nth-of-type(${index})`,
  ) as [string, string, string, string, string];

  it('says in its first sentence what Telescope does', () => {
    const sentence = {en: /^Telescope is a .*\.$/, fr: /^Telescope est une .*\.$/}[locale];
    expect(collapseSpaces($('.theme-doc-markdown p').first().text())).toMatch(sentence);
  });

  it('starts with a search link that works without JavaScript', () => {
    const search = $('.theme-doc-markdown a').not('.hash-link').first();
    expect(search.attr('href')).toBe(localized('/search/', locale));
  });

  it('has five sections, the first with the modules, at most 60 links and no table of contents', () => {
    const titles = textsOf($, '.theme-doc-markdown > nav h2');
    expect(titles).toHaveLength(5);
    expect($('.table-of-contents')).toHaveLength(0);
    expect($('.theme-doc-markdown a[href]').length).toBeLessThanOrEqual(60);
    expect($(`${modules} li:has(a) > div .icon[aria-hidden="true"]`)).toHaveLength(5);
  });

  it('keeps the anchors of sections that moved to the first steps, and links to those', () => {
    const links = $(`${firstSteps} li`).toArray();
    expect(links).toHaveLength(5);
    for (const item of links) {
      const id = $(item).find('a[id]').attr('id')!;
      expect($(item).find('a[href]').attr('href')).toBe(
        `${localized('/projects/project_items/first_steps/', locale)}#${id}`,
      );
    }
  });

  it('has three links for each of six roles', () => {
    expect($(`${roles} summary > h3`)).toHaveLength(6);
    const links = Array.from($(`${roles} summary + ul`), (list) => $(list).find('a').length);
    expect(links).toEqual(Array(6).fill(3));
  });

  it('links to fifteen tasks, each of them a section of a page', () => {
    const links = attributesOf($, `${next} li > a`, 'href');
    const sections = contractPages(locale).flatMap(({path, anchors}) =>
      anchors.map((id) => `${path}#${id}`),
    );
    expect(links).toHaveLength(15);
    expect(links.filter((link) => !sections.includes(link))).toEqual([]);
  });

  it('shows the three newest releases from the versions page', () => {
    const {text, file} = contractPages(locale).find(({id}) => id === 'versions')!;
    const newest = parseReleases(text, file).slice(0, 3);
    expect(newest).toHaveLength(3);
    expect(attributesOf($, `${releases} li a`, 'href')).toEqual(
      newest.map(
        ({id}) =>
          announcementPaths(locale).find((address) => address.endsWith(`/${id}/`)) ??
          `${localized('/versions/', locale)}#${id}`,
      ),
    );
    expect(textsOf($, `${releases} li > *`)).toEqual(
      newest.flatMap(({version, subject, date}) => [version, subject, longDate(date, locale)]),
    );
  });

  it('links to troubleshooting and to the support page of the language', () => {
    expect(attributesOf($, `${next} ul ~ ul a`, 'href')).toEqual([
      localized('/troubleshooting/', locale),
      localized(`/support_${locale}/`, locale),
    ]);
  });
});
