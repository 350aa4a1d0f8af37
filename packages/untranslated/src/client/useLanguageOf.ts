import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Untranslated} from '..';

/** The language of the title of a page, or of the label of a category, where it is not that of the site. */
export function useLanguageOf(addressOrLabel: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('translations') as Untranslated;
  return untranslated.includes(addressOrLabel) ? defaultLocale : undefined;
}
