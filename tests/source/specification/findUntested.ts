import type {DeclaredTest} from './listTests';
import type {Requirement} from './requirements';

/**
 * Finds requirements without a running test.
 *
 * @returns a message for each fault, with the requirement
 */
export function findUntested(
  requirements: readonly Pick<Requirement, 'id' | 'requires' | 'tests'>[],
  testsOf: (file: string) => DeclaredTest[] | undefined,
): string[] {
  const faultOf = (test: string): string | undefined => {
    const [file, ...titles] = test.split(' › ');
    const title = titles.join(' › ');
    const tests = testsOf(file!);
    const declaredTest = tests?.find((declared) => declared.title === title);
    if (!tests) {
      return `${file} does not exist`;
    }
    if (!declaredTest) {
      return `${file} has no test “${title}”`;
    }
    return declaredTest.isSkipped ? `“${title}” is skipped in ${file}` : undefined;
  };
  return requirements.flatMap(({id, requires, tests}) => {
    const faults = tests.length > 0 ? tests.map(faultOf) : ['it names no test'];
    return faults.flatMap((fault) => (fault ? [`${id}, “${requires}”: ${fault}.`] : []));
  });
}
