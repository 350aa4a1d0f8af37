import type {LoggedRequest} from './protocol';

/** What goes wrong with the requests that it matches. Preflights are never at fault. */
export interface Fault {
  when: (request: LoggedRequest) => boolean;
  /** How often; without it, until it is taken out of the list. */
  times?: number;
  /** How long the answer takes, in milliseconds. Alone, the answer is only late. */
  delay?: number;
  status?: number;
  body?: unknown;
  /** The connection breaks without an answer. */
  drop?: boolean;
  /** The request takes effect, and its answer is lost. */
  dropAnswer?: boolean;
}

/** The first fault that matches and is not used up; takes one from its `times`. */
export function takeFault(faults: Fault[], request: LoggedRequest): Fault | undefined {
  const fault = faults.find(({when, times}) => times !== 0 && when(request));
  if (fault?.times !== undefined) {
    fault.times -= 1;
  }
  return fault;
}
