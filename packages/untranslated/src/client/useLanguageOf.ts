import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Untranslated} from '..';

/** Returns `undefined` if it's translated. */
export function useLanguageOf(addressOrLabel: string): string | undefined {
  const {defaultLocale} = useDocusaurusContext().i18n;
  const untranslated = usePluginData('translations') as Untranslated;
  return untranslated.includes(addressOrLabel) ? defaultLocale : undefined;
}
