import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {withoutMessages} from '@guide/built-site/withoutMessages';
import {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** Path that receives reports, such as `/_reader`. Without it, nothing is reported or bundled. */
  path: string | undefined;
}

/** Docusaurus plugin: theme components and data, or nothing without a path. */
export default function feedbackPlugin(
  _context: LoadContext,
  {path: address}: FeedbackOptions,
): Plugin {
  return {
    name: 'feedback',

    ...(address && {getThemePath: () => './themes/on'}),

    // Lets `docusaurus write-translations` find the messages even without a path.
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

/** Feature: "Did this page help?" and search reports, sent to a path of the host. */
export function feedback(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    plugins: [['@guide/feedback', {...options}]],
    hostRules: receiverRules(options.path),
  };
}
