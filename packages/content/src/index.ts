export {cachedParser} from './cachedParser';
export {editPublishedUrls, isPlainPath, pageIdOf, sidebarIdPattern} from './contract';
export type {ContractEntry, ContractFiles, Published} from './contract';
export type {AbsentFeature, Locale, Messages, Translated} from './data';
export {isFrench, typeset, withFrenchSpaces} from './frenchSpaces';
export {readFrontMatter, withValue} from './frontMatter';
export {readGlossary, type GlossaryEntry} from './glossary';
export {headingIdSource} from './headingId';
export {
  documentFolders,
  foldersOf,
  listPages,
  listPairs,
  localeOf,
  locate,
  onlyLanguageOf,
  translationPairOf,
} from './languages';
export type {LocaleFolders, Pair} from './languages';
export {requireEntry, didYouMean} from './didYouMean';
export {rebuildOnChange} from './rebuildOnChange';
export {withReplacements, type Replacement} from './replacements';
export {currentLocale, withDefaults} from './site';
export type {ContentOptions, ContentSite} from './site';
export {
  isDraft,
  isTextId,
  readTranslationRecord,
  recordKey,
  stateOf,
  textId,
} from './translationRecord';
export {withRecord, type TranslationState} from './translationRecord';
export {
  versionPath,
  versionDataFile,
  versionFolder,
  isFrozen,
  readVersions,
  versionOf,
} from './versions';
export type {VersionData} from './versions';
export {escapeRegExp, inflected, wholeWord, wholeWords} from './words';
