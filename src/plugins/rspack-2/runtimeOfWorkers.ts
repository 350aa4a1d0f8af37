import type {Compiler} from 'webpack';

const name = 'RuntimeOfWorkers';

/**
 * Docusaurus adds a function to the bundler's `__webpack_require__` in each script that stands
 * alone. Rspack 2 leaves that out where no module uses it, as in the worker of the search, which
 * would stop at its first line.
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
