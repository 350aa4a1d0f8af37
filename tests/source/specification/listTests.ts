import ts from 'typescript';

/** A test, as its file declares it. */
export interface DeclaredTest {
  /** As written in the file, after the titles of the groups around it: `group › title`. */
  title: string;
  /** Whether it, or a group around it, is always or sometimes left out of a run. */
  isSkipped: boolean;
}

/** A call of Vitest's or Playwright's `it`, `test` or `describe`, in any form: `test.skip`, `it.each([…])`. */
interface Call {
  node: ts.CallExpression;
  /** Missing from calls such as `test.use()`. */
  title: string | undefined;
  isGroup: boolean;
  isSkip: boolean;
}

const runners = /^(?:it|test|describe|\w+Test)$/;

/** Members of a runner that leave its tests running. Any other may skip them, or expect them to fail. */
const harmless = new Set([
  ...['describe', 'each', 'configure', 'use', 'step', 'info', 'setTimeout'],
  ...['beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
]);

/** Lists the tests that a file declares. @param source TypeScript */
export function listTests(source: string): DeclaredTest[] {
  return testsIn(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true), [], false);
}

function testsIn(scope: ts.Node, groups: string[], isSkipped: boolean): DeclaredTest[] {
  const isLeftOut = isSkipped || skipsItself(scope);
  return callsIn(scope).flatMap(({node, title, isGroup, isSkip}) => {
    if (title === undefined) {
      return [];
    }
    const titles = [...groups, title];
    return isGroup
      ? testsIn(node, titles, isLeftOut || isSkip)
      : [{title: titles.join(' › '), isSkipped: isLeftOut || isSkip || skipsItself(node)}];
  });
}

/** Whether a test, a group or a file calls `test.skip()` for itself. */
function skipsItself(scope: ts.Node): boolean {
  return callsIn(scope).some(({title, isSkip}) => title === undefined && isSkip);
}

/** The calls in a part of a file, except those inside of each other. */
function callsIn(scope: ts.Node): Call[] {
  const calls: Call[] = [];
  const visit = (node: ts.Node): void => {
    const names = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    if (ts.isCallExpression(node) && runners.test(names[0] ?? '')) {
      calls.push({
        node,
        title: titleOf(node.arguments[0]),
        isGroup: names.includes('describe'),
        isSkip: names.slice(1).some((name) => !harmless.has(name)),
      });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(scope, visit);
  return calls;
}

/** The names that make up what is called: `it`, `each` for `it.each([…])`. */
function namesOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) {
    return [called.text];
  }
  if (ts.isPropertyAccessExpression(called)) {
    return [...namesOf(called.expression), called.name.text];
  }
  return ts.isCallExpression(called) ? namesOf(called.expression) : [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument && ts.isStringLiteralLike(argument)) {
    return argument.text;
  }
  return argument && ts.isTemplateExpression(argument)
    ? argument.getText().slice(1, -1)
    : undefined;
}
