import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import ts from 'typescript';

const nodeGlobals = `import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
const require = createRequire(import.meta.url);
const __dirname = fileURLToPath(new URL('.', import.meta.url));
`;

/** Compiles as Docusaurus does for its packages: JSX stays, for swizzling and `write-translations`. */
export function createProgram(): ts.Program {
  const {config} = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {config: object};
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  // All sources, because TypeScript doesn't emit those that it only finds through `node_modules`.
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', {
    ignore: '**/__tests__/**',
    absolute: true,
  });
  const emit = {allowJs: false, declaration: true, jsx: ts.JsxEmit.ReactNative, noEmit: false};
  return ts.createProgram(sources, {...options, ...emit});
}

/**
 * Compiles modules, and those that they import from other workspaces, one by one.
 *
 * @param exported modules with type declarations
 * @returns texts by path, such as `dist/index.js`
 */
export function compile(
  program: ts.Program,
  folder: string,
  modules: readonly string[],
  exported: readonly string[],
): Map<string, string> {
  const output = new Map<string, string>();
  const queue = [
    ...modules.map((module) => ({module, extension: '.js'})),
    ...exported.map((module) => ({module, extension: '.d.ts'})),
  ];
  for (const {module, extension} of queue) {
    const target = outputPath(module, folder) + extension;
    if (output.has(target)) {
      continue;
    }
    const text = emitModule(program, module, extension);
    const mapped = mapImports(text, (specifier) => {
      const options = program.getCompilerOptions();
      const {resolvedModule} = ts.resolveModuleName(specifier, module, options, ts.sys);
      const imported = resolvedModule!.resolvedFileName;
      queue.push({module: imported, extension});
      const relative = path.relative(path.dirname(target), outputPath(imported, folder));
      return `${relative.startsWith('.') ? '' : './'}${relative}.js`;
    });
    const usesGlobals = extension === '.js' && /\b__dirname\b|\brequire\.resolve\(/.test(text);
    output.set(target, usesGlobals ? nodeGlobals + mapped : mapped);
    // Loaders of the bundler, referenced by path.
    for (const [, loader = ''] of text.matchAll(/'([\w/]+\.cjs)'/g)) {
      const source = path.join(path.dirname(module), loader);
      output.set(path.join(path.dirname(target), loader), fs.readFileSync(source, 'utf8'));
    }
  }
  return output;
}

function emitModule(program: ts.Program, module: string, extension: string): string {
  let emitted = '';
  const {diagnostics} = program.emit(program.getSourceFile(module), (file, text) => {
    emitted = file.endsWith(extension) ? text : emitted;
  });
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
  }
  return emitted;
}

/** Maps imports of modules in this repository, and the URLs of workers. Styles keep their paths. */
export function mapImports(text: string, map: (specifier: string) => string): string {
  return text.replace(
    /(?<=\b(?:from |import |import\(|new URL\()(['"]))((?:\.{1,2}|@guide)\/[^'"]+)(?=\1)/g,
    (specifier) => (specifier.endsWith('.css') ? specifier : map(specifier)),
  );
}

/** Modules of other workspaces are in folders of their names. */
function outputPath(module: string, folder: string): string {
  const [workspace = '', , ...names] = path.relative('packages', module).split(path.sep);
  const inside = workspace === path.basename(folder) ? [] : [workspace];
  return ['dist', ...inside, ...names].join('/').replace(/\.tsx?$/, '');
}
