import {expect, it} from 'vitest';
import rebuildOnChange from '../rebuildOnChangeLoader.cjs';

it.each([
  ['Text', ['/docs/a.mdx', 'glossary.mdx']],
  ['<ApiErrors />', ['/docs/a.mdx', 'glossary.mdx', 'api.yaml']],
])('a translation with %s depends on %j', (page, expected) => {
  const found: string[] = [];
  const sources = [
    {used: '', files: ['glossary.mdx']},
    {used: '<Api', files: ['api.yaml']},
  ];
  const loader = {
    resourcePath: '/i18n/fr/a.mdx',
    getOptions: () => ({original: '/docs', translation: '/i18n/fr', sources}),
    addDependency: (file: string) => void found.push(file),
  };
  expect(rebuildOnChange.call(loader, page)).toBe(page);
  expect(found).toEqual(expected);
});
