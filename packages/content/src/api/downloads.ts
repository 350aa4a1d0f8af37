import fs from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {renameText, type ProductName} from '../productName/rename';
import {postmanCollection} from './postman';
import type {ApiSource, Description} from './types';

/** Where they are, from the root of a language. */
export const DOWNLOADS_FOLDER = 'openapi';

/** The names of the files that a reader can take, by what they are. */
export function downloadNames({description}: Pick<ApiSource, 'description'>) {
  const name = path.basename(description, '.yaml');
  return {yaml: `${name}.yaml`, json: `${name}.json`, postman: `${name}.postman.json`};
}

/** The files that a reader can take, by their names: the description, and a collection of Postman made of it. */
export function downloadsOf(
  description: Description,
  api: ApiSource,
  productName?: ProductName,
): Record<string, string> {
  const names = downloadNames(api);
  const rename = productName ? renameText(productName) : (text: string) => text;
  const {document, locale} = description;
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const files = {
    [names.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
    [names.json]: json(document),
    [names.postman]: json(postmanCollection(description, api.tokenVariable)),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, rename(text, locale)]),
  );
}

/** Writes files into a folder, which is made. */
export async function writeInto(folder: string, files: Record<string, string>): Promise<void> {
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    Object.entries(files).map(([name, text]) => fs.writeFile(path.join(folder, name), text)),
  );
}
