import {createInterface} from 'node:readline/promises';

/** A value that a page needs: the flag that gives it, and the question that asks for it. */
export interface Question {
  flag: string;
  question: string;
  /** Taken when the answer is empty; without it, the question comes again. */
  otherwise?: string;
  /** The only answers that there are. */
  choices?: readonly string[];
}

/**
 * Completes the flags of a command: what is missing is asked of the person at
 * the terminal.
 *
 * @throws outside a terminal, naming every flag that is missing
 */
export async function completeFlags(
  given: Record<string, string | undefined>,
  questions: readonly Question[],
): Promise<Record<string, string>> {
  const missing = questions.filter(({flag}) => given[flag] === undefined);
  const required = missing.filter(({otherwise}) => otherwise === undefined);
  const defaults = Object.fromEntries(missing.map(({flag, otherwise}) => [flag, otherwise ?? '']));
  const flags = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (required.length === 0) {
    return {...defaults, ...flags};
  }
  if (!process.stdin.isTTY) {
    throw new Error(
      [
        'These flags are missing:',
        ...required.map(({flag, question}) => `  --${flag}: ${question}`),
      ].join('\n'),
    );
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    for (const question of missing) {
      flags[question.flag] = await ask(terminal, question);
    }
  } finally {
    terminal.close();
  }
  return flags;
}

async function ask(
  terminal: ReturnType<typeof createInterface>,
  {question, otherwise, choices}: Question,
): Promise<string> {
  for (;;) {
    const answer = (await terminal.question(`${question} `)).trim() || (otherwise ?? '');
    if (choices ? choices.includes(answer) : answer !== '' || otherwise !== undefined) {
      return answer;
    }
    console.log(choices ? `Type one of: ${choices.join(', ')}.` : 'An answer is needed here.');
  }
}
