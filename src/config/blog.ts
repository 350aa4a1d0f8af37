import fs from 'node:fs';
import {isDraft} from '@guide/content';
import {globSync} from 'tinyglobby';

/** Without posts, Docusaurus 3.10 writes an empty list. Development servers show drafts. */
export function hasPosts(siteDir: string): boolean {
  const posts = globSync('blog/**/*.{md,mdx}', {
    cwd: siteDir,
    absolute: true,
    ignore: '**/README.md',
  });
  return (
    process.env.NODE_ENV !== 'production' ||
    posts.some((file) => !isDraft(fs.readFileSync(file, 'utf8')))
  );
}
