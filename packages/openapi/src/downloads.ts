import type {ApiSource} from '@guide/content';
import path from 'node:path';
import {stringify} from 'yaml';
import {forClients} from './forClients';
import type {Description} from './types';

/** Where they are, from the root of a language. */
export const DOWNLOADS_FOLDER = 'openapi';

/** The names of the files that a reader can take, by what they are. */
export function downloadNames({description}: Pick<ApiSource, 'description'>) {
  const name = path.basename(description, '.yaml');
  return {yaml: `${name}.yaml`, json: `${name}.json`};
}

/** The description as the files that a reader can take, by their names: for generators of clients. */
export function downloadsOf(description: Description, api: ApiSource): Record<string, string> {
  const names = downloadNames(api);
  const document = forClients(description);
  return {
    // A reader of YAML 1.1, such as PyYAML, would take a text like 2025-06-30 for a date.
    [names.yaml]: stringify(document, {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      compat: 'yaml-1.1',
    }),
    [names.json]: `${JSON.stringify(document, null, 2)}\n`,
  };
}
