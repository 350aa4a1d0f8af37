export interface Manifest {
  name: string;
  engines?: object;
  dependencies: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  sideEffects?: readonly string[];
}

/**
 * Returns the `package.json` of a published package.
 *
 * @param readManifest for the workspaces that the package includes
 */
export function publishedManifest(source: Manifest, readManifest: (name: string) => Manifest) {
  const isIncluded = (name: string) => name.startsWith('@guide/');
  const included = Object.keys(source.dependencies).filter(isIncluded).map(readManifest);
  const dependencies = [...included, source].flatMap((manifest) =>
    Object.entries(manifest.dependencies).filter(([name]) => !isIncluded(name)),
  );
  return {
    ...source,
    private: undefined,
    devDependencies: undefined,
    license: 'UNLICENSED',
    type: 'module',
    exports: Object.fromEntries(
      Object.entries(source.exports).map(([subpath, file]) => [
        subpath,
        {types: compiledPath(file, '.d.ts'), default: compiledPath(file, '.js')},
      ]),
    ),
    files: ['dist', 'i18n', 'CHANGELOG.md'],
    sideEffects: source.sideEffects?.map((pattern) => compiledPath(pattern, '.js')),
    dependencies: Object.fromEntries(dependencies),
  };
}

function compiledPath(file: string, extension: string): string {
  return file.replace('./src/', './dist/').replace(/\.tsx?$/, extension);
}
