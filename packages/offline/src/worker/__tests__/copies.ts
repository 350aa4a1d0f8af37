import type {KeptCopy} from '../../store/copyList';

/** A copy of a language that has some files. */
export function copyOf(baseUrl: string, files: string[], facts: Partial<KeptCopy> = {}): KeptCopy {
  return {
    version: 'one',
    language: 'en',
    siteBase: '/',
    baseUrl,
    otherLanguages: baseUrl === '/' ? ['/fr/'] : ['/'],
    otherVersions: [],
    keptAt: '2025-06-30T10:00:00.000Z',
    files: Object.fromEntries(files.map((file) => [file, [file, 1, 1]])),
    ...facts,
  };
}
