import type {Ability, Check, Site} from './check';

/** How many checks ended how. */
export interface Outcome {
  ok: number;
  failed: number;
  skipped: number;
}

/**
 * Runs checks one after the other, and says a line for each.
 *
 * @param lacking why the site cannot do some things
 */
export async function runChecks(
  checks: readonly Check[],
  site: Site,
  lacking: ReadonlyMap<Ability, string>,
  say: (line: string) => void,
): Promise<Outcome> {
  const outcome: Outcome = {ok: 0, failed: 0, skipped: 0};
  for (const {name, needs, run} of checks) {
    const reason = needs && lacking.get(needs);
    if (reason !== undefined) {
      outcome.skipped += 1;
      say(`skipped ${name}: ${reason}`);
      continue;
    }
    const fault = await run(site).catch((error: Error) => ({
      expected: 'an answer',
      came: error.message,
      remedy: 'Check the network, the address and its certificate.',
    }));
    if (fault) {
      outcome.failed += 1;
      const {expected, came, remedy} = fault;
      say(`FAILED  ${name}. Expected: ${expected}. Came: ${came}. ${remedy}`);
    } else {
      outcome.ok += 1;
      say(`ok      ${name}`);
    }
  }
  return outcome;
}
