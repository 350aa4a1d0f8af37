import {expect, it} from 'vitest';
import {folderWith} from '../../../../content/src/__tests__/files';
import {foldersOf} from '../../../../content/src/languages';
import {publicFileFaults} from '../publicFolders';

it('finds modules, package.json and files that run, but not pages and pictures', () => {
  const contentFolders = foldersOf({defaultLocale: 'en', locales: ['en']});
  const rejected = [
    'docs/.prettierrc.json',
    'docs/_part.mdx.js',
    'docs/_part.mdx.json',
    'docs/_part.mdx/index.json',
    'docs/a.csv?a.mdx',
    'docs/a/Package.json',
    'docs/node_modules/a.md',
    'static/.htaccess',
    'static/a.html',
    'static/a.xml',
  ];
  const allowed = [
    'docs/a.mdx',
    'docs/tags.yml',
    'static/A.PNG',
    'static/.well-known/security.txt',
    'static/.nojekyll',
    'static/a.json',
    'src/a.js',
  ];
  const siteDir = folderWith(
    Object.fromEntries([...rejected, ...allowed].map((file) => [file, ''])),
  );
  const faults = publicFileFaults({siteDir, contentFolders});
  expect(faults.map(({file}) => file).sort()).toEqual(rejected.sort());
});
