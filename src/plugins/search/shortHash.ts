import {createHash} from 'node:crypto';

/** A short name for a content: another one for each. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
