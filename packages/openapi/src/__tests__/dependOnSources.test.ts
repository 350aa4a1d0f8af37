import {expect, it} from 'vitest';
import dependOnSources from '../dependOnSources.cjs';

/** The files on which a page depends. */
function dependenciesOf(page: string): string[] {
  const files: string[] = [];
  const loader = {
    getOptions: () => ({glossaries: ['glossary.mdx'], description: ['api.yaml', 'api.fr.yaml']}),
    addDependency: (file: string) => void files.push(file),
  };
  expect(dependOnSources.call(loader, page)).toBe(page);
  return files;
}

it('a page is made anew with the glossary, and with the description if it shows it', () => {
  expect(dependenciesOf('Text')).toEqual(['glossary.mdx']);
  expect(dependenciesOf('<ApiErrors />')).toEqual(['glossary.mdx', 'api.yaml', 'api.fr.yaml']);
});
