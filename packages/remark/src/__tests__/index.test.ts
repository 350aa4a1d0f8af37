import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {folderWith} from '../../../content/src/__tests__/files';
import {contentConfig, stepOptionsOf} from '..';
import {remarkStepsFor} from '../pipeline';
import {applyStep} from './applyStep';

it('omits steps without their option', () => {
  const countSteps = (options: object) =>
    remarkStepsFor('docs', stepOptionsOf({siteDir: '/site', ...options})).length;
  const options = {
    labels: {en: {}},
    figures: {},
    terms: {glossary: 'glossary.mdx', explained: []},
    codeLanguages: {},
    parts: ['PageDetails', 'Steps', 'TranslationNotice'],
  };
  expect(countSteps(options) - countSteps({})).toBe(7);
});

it('applies the steps to documents, blog and pages', () => {
  const {docs, blog, pages} = contentConfig({siteDir: '/site'});
  for (const {beforeDefaultRemarkPlugins} of [docs, blog, pages]) {
    const [plugin] = beforeDefaultRemarkPlugins;
    const page = {path: '/site/docs/page.mdx'};
    expect(() => applyStep(plugin!(), 'A', page)).not.toThrow();
    expect(() => applyStep(plugin!(), '{1 + 1}', page)).toThrow('found {1 + 1}');
  }
});

it('rejects symbolic links among pages and static files', () => {
  const siteDir = folderWith({'docs/views/a.mdx': '', 'static/a.svg': '', 'notes.txt': ''});
  expect(() => contentConfig({siteDir})).not.toThrow();
  fs.symlinkSync('../../nowhere.mdx', path.join(siteDir, 'docs/views/b.mdx'));
  fs.symlinkSync('/etc', path.join(siteDir, 'static/etc'));
  expect(() => contentConfig({siteDir})).toThrow(
    /docs\/views\/b\.mdx: found a symbolic link.*\nstatic\/etc: found a symbolic link/,
  );
});
