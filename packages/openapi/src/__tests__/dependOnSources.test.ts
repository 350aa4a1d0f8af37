import {expect, it} from 'vitest';
import dependOnSources from '../dependOnSources.cjs';

function dependenciesOf(page: string): string[] {
  const files: string[] = [];
  const loader = {
    getOptions: () => ({
      glossaries: ['glossary.mdx'],
      description: ['api.yaml', 'api.fr.yaml'],
      folders: ['docs'],
    }),
    addDependency: (file: string) => void files.push(file),
    addContextDependency: (folder: string) => void files.push(`${folder}/`),
  };
  expect(dependOnSources.call(loader, page)).toBe(page);
  return files;
}

it('makes pages depend on the glossary, and on what their components read', () => {
  expect(dependenciesOf('Text')).toEqual(['glossary.mdx']);
  expect(dependenciesOf('<ApiErrors />')).toEqual(['glossary.mdx', 'api.yaml', 'api.fr.yaml']);
  expect(dependenciesOf('<NotIncluded of="chat" />')).toEqual(['glossary.mdx', 'docs/']);
});
