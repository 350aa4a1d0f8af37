import fs from 'node:fs';
import path from 'node:path';
import {withDefaults} from '@guide/content';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {content} from '..';
import {docsSteps, pageSteps} from '../pipeline';
import {unsafeContent} from '../unsafeContent';
import {applyStep} from './applyStep';

const stepsWith = (makeSteps: typeof docsSteps, options: object = {}) => {
  const site = {siteDir: '/site', ...options};
  return makeSteps(site, {...withDefaults(site), locale: 'en'});
};

const countSteps = (options: object) => stepsWith(docsSteps, options).length;

it('omits steps without their option', () => {
  const options = {
    labels: {en: {}},
    figures: {},
    terms: {glossary: 'glossary.mdx', explained: []},
    codeLanguages: {},
    parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  };
  expect(countSteps(options) - countSteps({})).toBe(7);
  expect(countSteps({labels: {en: {}}}) - countSteps({})).toBe(1);
});

it('rejects unsafe content before other steps', () => {
  expect([docsSteps, pageSteps].map((makeSteps) => stepsWith(makeSteps)[0])).toEqual([
    unsafeContent,
    unsafeContent,
  ]);
});

it('applies the steps to documents, blog and pages', () => {
  const {docs, blog, pages} = content({siteDir: '/site'});
  for (const {beforeDefaultRemarkPlugins} of [docs, blog, pages]) {
    const [plugin] = beforeDefaultRemarkPlugins;
    const page = {path: '/site/docs/page.mdx'};
    expect(() => applyStep(plugin!(), 'A', page)).not.toThrow();
    expect(() => applyStep(plugin!(), '{1 + 1}', page)).toThrow('found {1 + 1}');
  }
});

it('rejects symbolic links among pages and static files', () => {
  const siteDir = folderWith({'docs/views/a.mdx': '', 'static/a.svg': '', 'notes.txt': ''});
  expect(() => content({siteDir})).not.toThrow();
  fs.symlinkSync('../../nowhere.mdx', path.join(siteDir, 'docs/views/b.mdx'));
  fs.symlinkSync('/etc', path.join(siteDir, 'static/etc'));
  expect(() => content({siteDir})).toThrow(
    /docs\/views\/b\.mdx: found a symbolic link.*\nstatic\/etc: found a symbolic link/,
  );
});
