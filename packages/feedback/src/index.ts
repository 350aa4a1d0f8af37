import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Feature} from '@guide/built-site';
import {withoutMessages} from '@guide/built-site/withoutMessages';
import {receiverRules} from './nginx';

export interface FeedbackOptions {
  /** Such as `/_reader`. Without it, feedback is off and not bundled. */
  path: string | undefined;
}

export default function feedbackPlugin(
  _context: LoadContext,
  {path: reportPath}: FeedbackOptions,
): Plugin {
  return {
    name: 'feedback',

    ...(reportPath && {getThemePath: () => './theme'}),

    // For `docusaurus write-translations`, even without a path.
    getPathsToWatch: () => [path.join(__dirname, 'theme/**/*.{ts,tsx}')],

    async contentLoaded({actions}) {
      if (reportPath) {
        await actions.createData('receiver.json', {path: reportPath});
      }
    },

    configureWebpack: () =>
      reportPath ? {} : {module: {rules: [withoutMessages(['pageFeedback.'])]}},
  };
}

/** Feature: "Did this page help?", search reports, and their nginx rules. */
export function feedback(options: FeedbackOptions): Feature {
  return {
    name: 'feedback',
    plugins: [['@guide/feedback', {...options}]],
    hostRules: receiverRules(options.path),
  };
}
