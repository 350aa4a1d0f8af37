import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {runNpm} from './runNpm';

interface Swizzle {
  file: string;
  /** Wrapped, Ejected or Replaced. */
  how: string;
  component: string;
  package: string;
  version: string;
}

const header = /(Wrapped|Ejected|Replaced): (\S+) of (@docusaurus\/[\w-]+) (\d+\.\d+\.\d+)/;

/** Finds swizzled components by the comments at the top of their files. */
export function findSwizzles(root: string): Swizzle[] {
  return globSync(['src/**/*.{ts,tsx}', '{packages,extras}/*/src/**/*.{ts,tsx}'], {cwd: root})
    .sort()
    .flatMap((file) => {
      const found = header.exec(fs.readFileSync(path.join(root, file), 'utf8'));
      const [, how = '', component = '', name = '', version = ''] = found ?? [];
      return found ? [{file, how, component, package: name, version}] : [];
    });
}

/** Matches the upstream files of a component, without nested components. */
export function upstreamFiles({component}: Swizzle): RegExp {
  return new RegExp(`\\blib/(?:theme|client|client/theme-fallback)/${component}(?:\\.js|/[^/]+)$`);
}

/** Prints the upstream changes of swizzled components as Markdown. */
export async function runUpdate([newVersion = '']: string[]): Promise<void> {
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(newVersion)) {
    throw new Error(`"${newVersion}" is not a version. Example: npm run guide -- update 3.10.2`);
  }
  const swizzles = findSwizzles('.');
  const changes: Record<string, string[]> = {};
  let count = 0;
  for (const swizzle of swizzles) {
    const from = `${swizzle.package}@${swizzle.version}`;
    changes[from] ??= await changesOf(from, `${swizzle.package}@${newVersion}`);
    const files = upstreamFiles(swizzle);
    const changed = changes[from].filter((change) => files.test(change.split('\n', 1)[0]!));
    if (changed.length > 0) {
      count += 1;
      console.log(`### ${swizzle.component}\n\n${swizzle.how}: ${swizzle.file}\n`);
      console.log(`\`\`\`diff\n${changed.join('').trim()}\n\`\`\`\n`);
    }
  }
  console.log(`Upstream has changed ${count} of ${swizzles.length} components.`);
}

async function changesOf(from: string, to: string): Promise<string[]> {
  const {ok, output} = await runNpm(['diff', `--diff=${from}`, `--diff=${to}`], {
    captureOutput: true,
  });
  if (!ok) {
    throw new Error(`Can't compare ${from} with ${to}:\n${output}`);
  }
  return output.split(/^(?=diff --git )/m);
}
