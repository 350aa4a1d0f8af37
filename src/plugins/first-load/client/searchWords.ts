/**
 * The words of the search, which come with it: the list of all words is in the
 * script that every page loads. To be imported before what shows them.
 */
import words from '@generated/codeTranslations';
import searchWords from '@generated/first-load/default/search-words.json';

Object.assign(words, searchWords);
