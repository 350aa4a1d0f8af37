import {expect, it} from 'vitest';
import rebuildOnChange from '../rebuildOnChangeLoader.cjs';

it.each([
  ['Text', ['glossary.mdx']],
  ['<ApiErrors />', ['glossary.mdx', 'api.yaml']],
])('%s depends on %j', (page, expected) => {
  const found: string[] = [];
  const sources = [
    {used: '', files: ['glossary.mdx']},
    {used: '<Api', files: ['api.yaml']},
  ];
  const loader = {
    getOptions: () => ({sources}),
    addDependency: (file: string) => void found.push(file),
  };
  expect(rebuildOnChange.call(loader, page)).toBe(page);
  expect(found).toEqual(expected);
});
