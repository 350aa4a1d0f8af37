import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {withoutMessages} from '@guide/built-site/withoutMessages';
import {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** The path of the host to which browsers send what readers tell; without it, they tell nothing. */
  path: string | undefined;
}

/**
 * Readers tell whether a page helped, and what they searched. Without a path there is no control for
 * it, and no code and no words of one.
 */
export default function feedbackPlugin(
  _context: LoadContext,
  {path: address}: FeedbackOptions,
): Plugin {
  return {
    name: 'feedback',

    ...(address && {getThemePath: () => './themes/on'}),

    // `docusaurus write-translations` reads the messages of these files, on a site without a path too.
    getPathsToWatch: () => [path.join(__dirname, 'themes/on/**/*.{ts,tsx}')],

    async contentLoaded({actions}) {
      if (address) {
        await actions.createData('receiver.json', {address});
      }
    },

    configureWebpack: () =>
      address ? {} : {module: {rules: [withoutMessages(['pageFeedback.'])]}},
  };
}

/** Feature: asks readers whether a page helped, and reports searches, to a path of the host. */
export function feedback(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    plugins: [['@guide/feedback', {...options}]],
    hostRules: receiverRules(options.path),
  };
}
