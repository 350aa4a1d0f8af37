import {version} from '@docusaurus/core/package.json';
import type {Config} from '@docusaurus/types';

/** Returns settings that Docusaurus 3.10 has renamed. */
export function docusaurusFlags(namespace: string): Partial<Config> {
  const v4 = {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true};
  const storage = {namespace};
  const flags = version.startsWith('3.9.')
    ? {future: {v4, experimental_faster: true, experimental_storage: storage}}
    : {future: {v4, faster: true}, storage};
  return flags as Partial<Config>;
}
