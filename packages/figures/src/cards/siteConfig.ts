import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** The configuration of the Docusaurus site in the current folder, in one language. */
export async function readSiteConfig(locale?: string): Promise<DocusaurusConfig> {
  const file = path.resolve('docusaurus.config.ts');
  const {default: config} = (await import(file)) as {
    default: DocusaurusConfig | (() => DocusaurusConfig | Promise<DocusaurusConfig>);
  };
  process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
  return typeof config === 'function' ? config() : config;
}
