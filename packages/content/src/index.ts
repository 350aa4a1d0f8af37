/** How pages are read: what a Docusaurus configuration takes from this package. */
export type {ContentRules} from './check/context';
export type {ContentOptions} from './site';
export type {Programs} from './api/samples';
export {content, currentLocale} from './content';
export {addressOf, isFrozen, readVersions} from './versions';
export {typeset} from './frenchSpaces';
export {foldersOf} from './languages';
export {nearTo} from './markdown/nearTo';
export {readGlossary} from './markdown/terms/glossary';
