import path from 'node:path';
import prettier from 'prettier';

/** A source as `npm run lint:fix` leaves it. */
export async function format(root: string, file: string, source: string): Promise<string> {
  const filepath = path.join(root, file);
  return prettier.format(source, {...(await prettier.resolveConfig(filepath)), filepath});
}
