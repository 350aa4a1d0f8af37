import fs from 'node:fs';
import path from 'node:path';

/** A page of a build, of which no more is known than its file says. */
export interface BuiltPage {
  /** As the browser and the log have it: from the root of the host. */
  address: string;
  title: string;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

/**
 * Every page of a build, but those that only lead to another one and those for what is not there.
 *
 * @param basePath where the site begins, with a slash at both ends
 * @throws when there is no build
 */
export function findBuiltPages(buildDir: string, basePath: string): BuiltPage[] {
  if (!fs.existsSync(buildDir)) {
    throw new Error(
      `There is no build in ${buildDir}: the report names its pages.\nRun \`npm run build\` first, or give the folder of a build in BUILD_DIR.`,
    );
  }
  return fs
    .readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(buildDir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?<!(?:^|\/)404)\.html$/.test(file))
    .flatMap((file) => {
      const html = fs.readFileSync(path.join(buildDir, file), 'utf8');
      const address = basePath + file.replace(/(?:(?<=^|\/)index)?\.html$/, '');
      // The name of the site follows it.
      const [, title = address] = /<title[^>]*>([^<|]*?) *[<|]/.exec(html) ?? [];
      return /http-equiv="?refresh/i.test(html) ? [] : [{address, title: decodeEntities(title)}];
    });
}

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
