import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {codeMessages} from '@guide/built-site/codeMessages';
import {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** Such as `/_reader`. Without it, feedback is off and not bundled. */
  path: string | undefined;
}

export default function feedbackPlugin({i18n}: LoadContext, receiver: FeedbackOptions): Plugin {
  return {
    name: 'feedback',
    // For `docusaurus write-translations`, even without a path.
    getPathsToWatch: () => [path.join(__dirname, 'theme/**/*.{ts,tsx}')],
    ...(receiver.path && {
      getThemePath: () => './theme',
      getDefaultCodeTranslationMessages: () =>
        Promise.resolve(codeMessages(path.join(__dirname, '../i18n'), i18n.currentLocale)),
      contentLoaded: async ({actions}) => {
        await actions.createData('receiver.json', {path: receiver.path});
      },
    }),
  };
}

/** Feature: "Did this page help?", search reports, and their nginx rules. */
export function feedback(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    plugins: [['@guide/feedback', {...options}]],
    hostRules: options.path === undefined ? undefined : receiverRules(options.path),
  };
}
