import type {I18n} from '@docusaurus/types';

/**
 * Gives the language that a path belongs to when it is not the current one, by
 * the longest base address that fits; `undefined` for a path of this language
 * or of none.
 */
export function findOtherLocale(
  pathname: string,
  {currentLocale, localeConfigs}: Pick<I18n, 'currentLocale' | 'localeConfigs'>,
): string | undefined {
  const path = `${pathname}/`.toLowerCase();
  const [owner] = Object.entries(localeConfigs)
    .filter(([, {baseUrl}]) => path.startsWith(baseUrl.toLowerCase()))
    .sort(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length);
  // A build for one language has every language at the same address.
  return owner && owner[1].baseUrl !== localeConfigs[currentLocale]?.baseUrl ? owner[0] : undefined;
}
