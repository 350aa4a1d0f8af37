import {expect, it} from 'vitest';
import {hosting} from '..';

const withRedirect = (from: string, to = '/new/') =>
  hosting({redirects: [{from, to}], movedPage: '', inlineScripts: () => []});

it.each(['/', '/.well-known/a~b_c-d/page.html'])('accepts %s', (path) => {
  expect(() => withRedirect(path, path)).not.toThrow();
});

it.each(['/a/ {return 200;} location = /b/', '/../a/', 'a/'])(
  'rejects %j, as source and as target',
  (path) => {
    const message = `${JSON.stringify(path)} is malformed`;
    expect(() => withRedirect('/old/', path)).toThrow(message);
    expect(() => withRedirect(path)).toThrow('is malformed. Write paths of letters');
  },
);
