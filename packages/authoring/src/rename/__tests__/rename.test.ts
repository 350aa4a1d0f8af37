import {execFileSync} from 'node:child_process';
import {expect, it, vi} from 'vitest';
import {runRename} from '..';
import {filesIn, folderWith, writeFiles} from '../../../../content/src/__tests__/files';
import {textId} from '../../../../content/src/translationRecord';
import {elidesBefore, renameText} from '../renameText';

const samples = ['telescope.example', 'telescope-lift', 'TELESCOPE_TOKEN'];

function renamed(text: string, name: string, locale: string, elides = elidesBefore(name)): string {
  return renameText(text, {former: 'Telescope', name, elides, samples}, locale === 'fr');
}

it.each([
  ['fr', 'les pages de Telescope', 'Horizon', 'les pages d’Horizon'],
  ['fr', 'de\u00A0Telescope', 'Horizon', 'd’Horizon'],
  ['fr', 'lorsque Telescope, puis que Telescope', 'Écho', 'lorsqu’Écho, puis qu’Écho'],
  ['fr', 'il y a Telescope', 'Orbit', 'il y a Orbit'],
  ['en', 'a Telescope workspace', 'Orbit', 'an Orbit workspace'],
  ['en', 'a Telescope workspace, Telescope’s', 'Horizon', 'a Horizon workspace, Horizon’s'],
  ['en', 'Telescopes and Telescope2', 'Horizon', 'Telescopes and Telescope2'],
])('in %s, renames “%s” with %s to “%s”', (locale, text, name, expected) => {
  expect(renamed(text, name, locale)).toBe(expected);
});

it('reverts elision, and skips it if disabled', () => {
  expect(renamed('les pages de Telescope', 'Hub', 'fr', false)).toBe('les pages de Hub');
  const back = {former: 'Horizon', name: 'Telescope', elides: false, samples: []};
  expect(renameText('les pages d’Horizon', back, true)).toBe('les pages de Telescope');
});

it('renames samples, but not URLs, file names and build variables', () => {
  const text = '$TELESCOPE_TOKEN https://brumeval.telescope.example/a `telescope-lift`';
  expect(renamed(text, 'Big Horizon', 'en')).toBe(
    '$BIG_HORIZON_TOKEN https://brumeval.big-horizon.example/a `big-horizon-lift`',
  );
  expect(renamed('Telescope, telescope.example', '望遠鏡', 'en')).toBe('望遠鏡, telescope.example');
  const stays =
    'TELESCOPE_SITE_URL telescope.v1.yaml /navigate_through_telescope/ {#what-telescope-does} name="telescope-map"';
  expect(renamed(stays, 'Horizon', 'en')).toBe(stays);
});

const english = '---\ntitle: What Telescope does\n---\n';
const french = (title: string, original: string) =>
  `---\ntitle: ${title}\ntranslates: '${original}'\n---\n`;
const folder = 'i18n/fr/docusaurus-plugin-content-docs/current';
const before = {
  'docs/a.mdx': english,
  'docs/b.mdx': english,
  [`${folder}/a.mdx`]: french('Le rôle de Telescope', textId(english)),
  [`${folder}/b.mdx`]: french('Telescope', '000000000000'),
  'search/questions.json': '{"telescope": ["start telescope", "telescope key"]}',
  'other.txt': 'Telescope',
};
const now = english.replace('Telescope', 'Horizon');
const after = {
  'docs/a.mdx': now,
  'docs/b.mdx': now,
  [`${folder}/a.mdx`]: french('Le rôle d’Horizon', textId(now)),
  [`${folder}/b.mdx`]: french('Horizon', '000000000000'),
  'search/questions.json': '{"telescope": ["start horizon", "horizon key"]}',
  'other.txt': 'Telescope',
};

function runIn(siteDir: string, name: string) {
  const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
  const typed = ['search/*'];
  const sources = ['docs/**', 'i18n/**', ...typed];
  runRename({siteDir, i18n, name: 'Telescope', samples: [], sources, typed}, [name]);
}

it('renames sources and keeps translations up to date, without other changes in the tree', () => {
  vi.spyOn(console, 'log').mockReturnValueOnce();
  const siteDir = folderWith(before);
  const git = (...args: string[]) => execFileSync('git', args, {cwd: siteDir});
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Site');
  writeFiles(siteDir, {'docs/a.mdx': now});
  expect(() => runIn(siteDir, 'Horizon')).toThrow(/docs\/a\.mdx and 0 other.*git restore \./);
  expect(filesIn(siteDir)).toEqual({...before, 'docs/a.mdx': now});
  git('restore', '.');
  runIn(siteDir, 'Horizon');
  expect(filesIn(siteDir)).toEqual(after);
});

it.each(['', '"Horizon"', '{Horizon}', "Horizon's", 'x'.repeat(41)])('rejects %j', (name) => {
  expect(() => runIn('.', name)).toThrow('is not a valid product name');
});
