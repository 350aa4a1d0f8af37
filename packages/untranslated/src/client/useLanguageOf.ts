import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {UntranslatedData} from '..';

/** Returns the default locale if a page (by URL path) or category (by label) is untranslated. */
export function useLanguageOf(pathOrLabel: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('untranslated') as UntranslatedData;
  return untranslated.includes(pathOrLabel) ? defaultLocale : undefined;
}
