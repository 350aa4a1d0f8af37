import {expect, it} from 'vitest';
import {hosting} from '..';

const withRedirect = (from: string, to = '/new/') =>
  hosting({redirects: [{from, to}], movedPage: '', inlineScripts: () => []});

it.each(['/', '/old/', '/old/page.html', '/.well-known/a~b_c-d/'])('accepts %s', (path) => {
  expect(() => withRedirect(path, path)).not.toThrow();
});

it.each(['/a/ {return 200;} location = /b/', '/a\n/b/', '/a/;', '/../a/', '//a/', 'a/', ''])(
  'rejects %j, as source and as target',
  (path) => {
    const message = `${JSON.stringify(path)} is malformed`;
    expect(() => withRedirect('/old/', path)).toThrow(message);
    expect(() => withRedirect(path)).toThrow('is malformed. Write paths of letters');
  },
);
