import ts from 'typescript';

export interface DeclaredTest {
  /** `group › title`, as in the file. */
  title: string;
  /** Whether the test or a group around it may be skipped. */
  isSkipped: boolean;
}

/**
 * A call of Vitest's or Playwright's `it`, `test` or `describe`, in any form: `test.skip`,
 * `it.each([…])`.
 */
interface Call {
  node: ts.CallExpression;
  /** Missing from calls such as `test.use()`. */
  title: string | undefined;
  isGroup: boolean;
  isSkip: boolean;
}

const runners = /^(?:it|test|describe|\w+Test)$/;

/** Members that run all tests. Others may skip them or expect failures. */
const harmless = new Set([
  ...['describe', 'each', 'configure', 'use', 'step', 'info', 'setTimeout'],
  ...['beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
]);

export function listTests(source: string): DeclaredTest[] {
  return testsIn(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest, true), [], false);
}

function testsIn(scope: ts.Node, groups: string[], isSkipped: boolean): DeclaredTest[] {
  const isScopeSkipped = isSkipped || skipsItself(scope);
  return callsIn(scope).flatMap(({node, title, isGroup, isSkip}) => {
    if (title === undefined) {
      return [];
    }
    const titles = [...groups, title];
    return isGroup
      ? testsIn(node, titles, isScopeSkipped || isSkip)
      : [{title: titles.join(' › '), isSkipped: isScopeSkipped || isSkip || skipsItself(node)}];
  });
}

function skipsItself(scope: ts.Node): boolean {
  return callsIn(scope).some(({title, isSkip}) => title === undefined && isSkip);
}

/** Excludes nested calls. */
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

/** `it` and `each` for `it.each([…])`. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) {
    return [callee.text];
  }
  if (ts.isPropertyAccessExpression(callee)) {
    return [...namesOf(callee.expression), callee.name.text];
  }
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument && ts.isStringLiteralLike(argument)) {
    return argument.text;
  }
  return argument && ts.isTemplateExpression(argument)
    ? argument.getText().slice(1, -1)
    : undefined;
}
