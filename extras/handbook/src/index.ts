import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildStep, Feature} from '@guide/built-site';
import {codeMessages} from '@guide/built-site/codeMessages';
import {LIST_FILE, type HandbookList} from './list';

export type {HandbookList, ListedBook} from './list';
export type {HandbookLanguage, HandbookOptions, HandbookTexts} from './options';

export default function handbookPlugin({i18n}: LoadContext): Plugin {
  return {
    name: 'handbook',
    getThemePath: () => './theme',
    getDefaultCodeTranslationMessages: () =>
      Promise.resolve(codeMessages(path.join(__dirname, '../i18n'), i18n.currentLocale)),
  };
}

/** Build step: writes an empty list, which `npm run handbook` replaces. */
const writeEmptyList: BuildStep = ({write}) => {
  const list: HandbookList = {books: []};
  write(LIST_FILE, `${JSON.stringify(list)}\n`);
};

/** Feature: links to the guide as PDF. */
export const handbook = (): Feature => ({
  name: 'handbook',
  plugins: ['@guide/handbook'],
  buildSteps: [writeEmptyList],
});
