import type {SynonymGroup} from '../engine/synonyms';
import en from './en.json';
import fr from './fr.json';

/** What readers type and what the search adds to it, by language. */
export const synonyms: Record<'en' | 'fr', SynonymGroup[]> = {en, fr};
