import remarkLintNoShellDollars from 'remark-lint-no-shell-dollars';
import {remarkLint} from '../remarkLint';

/** A command is copied as it stands: a prompt before it would break it. */
export const codePrompt = remarkLint('code-prompt', remarkLintNoShellDollars, {
  expected: 'commands as one types them',
  remedy: 'Remove the $ at the start of the lines.',
});
