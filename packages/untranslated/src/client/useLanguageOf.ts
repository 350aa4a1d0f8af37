import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Untranslated} from '..';

/** Returns the language of a page title or category label if it isn't translated. */
export function useLanguageOf(addressOrLabel: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('translations') as Untranslated;
  return untranslated.includes(addressOrLabel) ? defaultLocale : undefined;
}
