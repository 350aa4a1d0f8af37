import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withoutMessages} from '@guide/built-site/withoutMessages';

export {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** The path of the host to which browsers send what readers tell; without it, they tell nothing. */
  path: string | undefined;
}

/**
 * Readers tell whether a page helped, and what they searched. Without a path there is no control for
 * it, and no code and no words of one.
 */
export default function feedback(_context: LoadContext, {path: address}: FeedbackOptions): Plugin {
  return {
    name: 'feedback',

    getThemePath: () => (address ? './themes/on' : './themes/none'),

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
