import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {withoutMessages} from '@guide/built-site/withoutMessages';
import {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** For example `/_reader`. Without it, nothing is reported or bundled. */
  path: string | undefined;
}

export default function feedbackPlugin(
  _context: LoadContext,
  {path: address}: FeedbackOptions,
): Plugin {
  return {
    name: 'feedback',

    ...(address && {getThemePath: () => './themes/on'}),

    // For `docusaurus write-translations`, even without a path.
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

/** Feature: "Did this page help?" and search reports. */
export function feedback(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    plugins: [['@guide/feedback', {...options}]],
    hostRules: receiverRules(options.path),
  };
}
