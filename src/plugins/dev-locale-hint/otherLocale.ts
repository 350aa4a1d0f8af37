import type {I18n} from '@docusaurus/types';

/**
 * Gives the language that a path belongs to when it is not the one being
 * served, by the longest base address that fits; `undefined` for a path that
 * this server answers itself.
 */
export function findOtherLocale(
  pathname: string,
  {currentLocale, localeConfigs}: Pick<I18n, 'currentLocale' | 'localeConfigs'>,
): string | undefined {
  const [owner] = Object.entries(localeConfigs)
    .filter(([, {baseUrl}]) => pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl)
    .sort(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length);
  return owner && owner[0] !== currentLocale ? owner[0] : undefined;
}
