import path from 'node:path';
import {stringify} from 'yaml';
import {createClientDescription, type ClientOptions} from './clientDescription';
import type {ApiSource, Description} from './types';

export const DOWNLOADS_FOLDER = 'openapi';

export function downloadNames({description}: ApiSource) {
  const name = path.basename(description, '.yaml');
  return {yaml: `${name}.yaml`, json: `${name}.json`};
}

/** Returns the downloads by file name. */
export function downloadsOf(
  description: Description,
  options: ClientOptions,
): Record<string, string> {
  const names = downloadNames(description.source);
  const document = createClientDescription(description, options);
  return {
    // YAML 1.1 parsers, such as PyYAML, would parse an unquoted 2025-06-30 as a date.
    [names.yaml]: stringify(document, {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      compat: 'yaml-1.1',
    }),
    [names.json]: `${JSON.stringify(document, null, 2)}\n`,
  };
}
