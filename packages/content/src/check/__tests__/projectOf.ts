import fs from 'node:fs';
import path from 'node:path';
import {afterEach} from 'vitest';
import {checkGuide} from '../checkGuide';
import {Guide} from '../guide';
import type {Finding, Rule} from '../rule';
import {testContext} from './testContext';

const made: string[] = [];

afterEach(() => {
  made.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true}));
});

/** A project of these files alone, by their paths. It stands in this one, so that it finds its packages. */
export function projectOf(files: Record<string, string>): string {
  fs.mkdirSync('.tmp', {recursive: true});
  const root = fs.mkdtempSync(path.resolve('.tmp/check-'));
  made.push(root);
  Object.values(testContext.folders).forEach((folder) => {
    fs.mkdirSync(path.join(root, folder), {recursive: true});
  });
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** What a rule finds in a project of these files. */
export function findingsIn(rule: Rule, files: Record<string, string>): Promise<Finding[]> {
  const root = projectOf({
    'contract/routes.json': '{"docs": []}',
    'contract/published.json': '{}',
    'contract/redirects.json': '{}',
    ...files,
  });
  const context = {...testContext, root};
  return checkGuide(Guide.read(context), [rule]);
}

/** The list of published addresses, one a line. */
export function listOfPublished(published: Record<string, string[]>): string {
  const lines = Object.entries(published).map(
    ([address, anchors]) =>
      `  "${address}": [${anchors.map((anchor) => `"${anchor}"`).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
