import {isbot} from 'isbot';

/** How many user agents are remembered: more than a guide has of readers' ones. */
const MOST_KEPT = 20_000;

const known = new Map<string, boolean>();

/** Whether a program asks, by the kept list of `isbot`: a robot, a monitor, a library. One that names nothing is a program too. */
export function isProgram(agent: string): boolean {
  const before = known.get(agent);
  if (before !== undefined) {
    return before;
  }
  const found = agent === '' || isbot(agent);
  if (known.size >= MOST_KEPT) {
    known.clear();
  }
  known.set(agent, found);
  return found;
}
