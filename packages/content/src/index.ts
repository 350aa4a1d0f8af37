/** How pages are read: what a Docusaurus configuration takes from this package. */
export type {ContentRules} from './check/context';
export type {ContentOptions} from './site';
export {readDescription, type DescriptionOptions} from './api/description';
export type {ApiSource, Description} from './api/types';
export {readRequest, sampleLanguages, type Programs, type Wanted} from './api/samples';
export {content, currentLocale} from './content';
export {addressOf, isFrozen, readVersions, type Version} from './versions';
export {typeset} from './frenchSpaces';
export {foldersOf} from './languages';
export {figureData} from './markdown/figures';
export {readGlossary, type GlossaryEntry} from './markdown/terms/glossary';
export {interfaceLabels} from './markdown/interfaceLabels';
export {roles} from './markdown/roles';
