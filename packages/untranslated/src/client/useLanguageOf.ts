import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Untranslated} from '..';

/** Returns the default locale if a page or category is untranslated. */
export function useLanguageOf(pathOrLabel: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('translations') as Untranslated;
  return untranslated.includes(pathOrLabel) ? defaultLocale : undefined;
}
