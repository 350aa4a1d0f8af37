import {expect} from 'vitest';
import {contentSite} from '../../../../src/config/content';
import {runOnMock, scopes, type Exchange, type Scenario} from './mock';

export const languages = ['curl', 'javascript', 'python'] as const;

/** Runs a program of the guide on the mock, and expects only valid requests. */
export async function runProgram(
  language: (typeof languages)[number],
  name: string,
  scenario: Scenario,
  folder?: string,
) {
  const code = contentSite.programs[name]![language];
  const result = await runOnMock(language, code, scopes, scenario, folder);
  expect(result.exchanges.flatMap(({faults}) => faults)).toEqual([]);
  return result;
}

export function operationsIn(exchanges: Exchange[]): string {
  return exchanges.map(({operation, status}) => `${operation} ${status}`).join();
}
