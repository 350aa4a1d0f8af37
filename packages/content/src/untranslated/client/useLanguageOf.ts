import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {UntranslatedPages} from '..';

/** The language of the title of a page, where it is not that of the site. */
export function useLanguageOf(address: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('translations') as UntranslatedPages;
  return untranslated.includes(address) ? defaultLocale : undefined;
}
