import type {Compiler} from 'webpack';

const name = 'WorkerRuntime';

/**
 * Docusaurus adds a function to `__webpack_require__` in each script with a runtime. Bundlers omit
 * that object if unused, and the search worker would throw on its first line.
 */
export const workerRuntime = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({hooks}) => {
      hooks.additionalTreeRuntimeRequirements.tap(name, (_chunk, requirements) => {
        requirements.add('__webpack_require__');
      });
    });
  },
};
