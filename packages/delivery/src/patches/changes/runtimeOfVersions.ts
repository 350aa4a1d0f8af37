import {simpleHash} from '@docusaurus/utils';
import type {Compiler} from 'webpack';

/** What the bundler's runtime knows of each chunk: the hash in the name of its file, by its id. */
const files = /(?<before>"assets\/js\/"\+)\(?(?<list>\{[^{}]*\})\)?(?<key>\[\w+\])(?=\+"\.js")/;
/** The id, by its name: `gca` of Docusaurus, which fetches ahead. */
const ids = /(?<before>\.gca=function\(\w+\)\{return \w+=)\(?(?<list>\{[^{}]*\})\)?(?<key>)/;

type Entries = Map<string, string>;

/**
 * Moves what the runtime, which each first visit loads, knows of chunks that pages of a version alone
 * have to the end of the script that holds the table of this version.
 *
 * @throws when the runtime is not written as that of Rspack 2 or webpack 5
 */
export function runtimeOfVersions(versions: readonly {name: string; chunks: readonly string[]}[]) {
  return {
    apply({hooks, webpack}: Compiler) {
      const {Compilation, sources} = webpack;
      hooks.thisCompilation.tap('RuntimeOfVersions', (compilation) => {
        // When all names are known.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({name: 'RuntimeOfVersions', stage}, () => {
          const read = (file: string) => String(compilation.getAsset(file)!.source.source());
          const toSource = (text: string) => new sources.RawSource(text);
          const runtime = compilation.getAssets().find(({name}) => /\/runtime~main\./.test(name))!;
          const code = read(runtime.name);
          const [fileOf, idOf] = [entriesOf(code, files), entriesOf(code, ids)];
          for (const {name, chunks} of versions) {
            const own: Entries = new Map();
            for (const chunk of chunks) {
              const id = idOf.get(chunk) ?? '';
              const file = fileOf.get(id);
              if (file) {
                own.set(id, file).set(chunk, file);
                fileOf.delete(id);
                idOf.delete(chunk);
              }
            }
            const id = idOf.get(name)!;
            const table = `assets/js/${fileOf.get(id)}.js`;
            const text = `${read(table)}\n;Object.assign(self.chunksOfVersions??={},${toCode(own)});`;
            const hash = simpleHash(text, 8);
            fileOf.set(id, hash);
            compilation.deleteAsset(table);
            // Webpack's minifier would take it for a new script.
            compilation.emitAsset(`assets/js/${hash}.js`, toSource(text), {minimized: true});
          }
          const less = withEntries(
            withEntries(
              code,
              files,
              (key) => `${toCode(fileOf)}${key}||(self.chunksOfVersions||{})${key}`,
            ),
            ids,
            () => toCode(idOf),
          );
          compilation.updateAsset(runtime.name, toSource(less));
        });
      });
    },
  };
}

function entriesOf(code: string, pattern: RegExp): Entries {
  const {list} = pattern.exec(code)?.groups ?? {};
  if (!list) {
    throw new Error(
      'The runtime of the bundler has another form: see packages/delivery/src/patches/changes/runtimeOfVersions.ts.',
    );
  }
  return new Map(Object.entries(new Function(`return ${list}`)() as Record<string, string>));
}

function withEntries(code: string, pattern: RegExp, entries: (key: string) => string): string {
  return code.replace(pattern, (...match) => {
    const {before, key} = match.at(-1) as {before: string; key: string};
    return `${before}(${entries(key)})`;
  });
}

function toCode(entries: Entries): string {
  return JSON.stringify(Object.fromEntries(entries));
}
