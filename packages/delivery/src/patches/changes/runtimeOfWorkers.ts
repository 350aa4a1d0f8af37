import type {Compiler} from 'webpack';

const name = 'RuntimeOfWorkers';

/**
 * Docusaurus adds a function to `__webpack_require__` in each script with a runtime. Rspack 2 omits
 * that object where no module uses it, as in the worker of the search, which would fail at its
 * first line.
 */
export const runtimeOfWorkers = {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({hooks}) => {
      hooks.additionalTreeRuntimeRequirements.tap(name, (_chunk, requirements) => {
        requirements.add('__webpack_require__');
      });
    });
  },
};
