/**
 * `npm run guide -- pack`: packs the plugins for other sites. Publishes nothing.
 *
 * --out DIR  folder of the tarballs, `.tmp/packages` by default
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {compile, createProgram} from './compile';
import {publishedManifest, type Manifest} from './manifest';

export function runPack(args: string[]): void {
  const options = {out: {type: 'string', default: '.tmp/packages'}} as const;
  for (const tarball of pack(parseArgs({args, options}).values.out)) {
    console.log(tarball);
  }
}

/** @returns the tarballs */
export function pack(outDir: string): string[] {
  const program = createProgram();
  const {engines} = readManifest('.');
  return ['packages/search', 'packages/markdown-export'].map((folder) => {
    const source = readManifest(folder);
    const target = path.resolve(outDir, source.name);
    const list = (pattern: string) =>
      globSync(pattern, {cwd: folder, ignore: ['**/__tests__/**', '**/*.d.ts'], absolute: true});
    const assets = [...list('src/**/*.css'), ...list('{i18n/**,README.md,CHANGELOG.md}')];
    const exported = Object.values(source.exports).map((file) => path.resolve(folder, file));
    const manifest = publishedManifest(source, (name) =>
      readManifest(name.replace('@guide/', 'packages/')),
    );
    const files = new Map([
      ...compile(program, folder, list('src/**/*.{ts,tsx}'), exported),
      ...assets.map((file): [string, string] => [
        path.relative(folder, file).replace(/^src\b/, 'dist'),
        fs.readFileSync(file, 'utf8'),
      ]),
      ['package.json', `${JSON.stringify({...manifest, engines}, null, 2)}\n`],
    ]);
    fs.rmSync(target, {recursive: true, force: true});
    for (const [name, text] of files) {
      fs.mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
      fs.writeFileSync(path.join(target, name), text);
    }
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
      cwd: target,
    });
    const [{filename}] = JSON.parse(output.toString()) as [{filename: string}];
    return path.resolve(outDir, filename);
  });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
