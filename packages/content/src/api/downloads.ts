import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiSource, Description} from './types';

/** Where they are, from the root of a language. */
export const DOWNLOADS_FOLDER = 'openapi';

/** The names of the files that a reader can take, by what they are. */
export function downloadNames({description}: Pick<ApiSource, 'description'>) {
  const name = path.basename(description, '.yaml');
  return {yaml: `${name}.yaml`, json: `${name}.json`};
}

/** The description as the files that a reader can take, by their names. */
export function downloadsOf({document}: Description, api: ApiSource): Record<string, string> {
  const names = downloadNames(api);
  return {
    [names.yaml]: stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}),
    [names.json]: `${JSON.stringify(document, null, 2)}\n`,
  };
}
