import {expect, it} from 'vitest';
import rebuildOnChange from '../rebuildOnChangeLoader.cjs';

it.each([
  ['Text', ['glossary.mdx']],
  ['<ApiErrors />', ['glossary.mdx', 'api.yaml']],
  ['<NotIncluded of="chat" />', ['glossary.mdx', 'docs/']],
])('%s depends on %j', (page, expected) => {
  const found: string[] = [];
  const sources = [
    {used: '', files: ['glossary.mdx']},
    {used: '<Api', files: ['api.yaml']},
    {used: '<NotIncluded', folders: ['docs']},
  ];
  const loader = {
    getOptions: () => ({sources}),
    addDependency: (file: string) => void found.push(file),
    addContextDependency: (folder: string) => void found.push(`${folder}/`),
  };
  expect(rebuildOnChange.call(loader, page)).toBe(page);
  expect(found).toEqual(expected);
});
