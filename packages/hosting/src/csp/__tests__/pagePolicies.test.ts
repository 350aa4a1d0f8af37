import {noCache} from '@guide/built-site/buildCache';
import {expect, it} from 'vitest';
import {pagePolicies} from '../pagePolicies';

const allowed = {
  base: 'https://docs.example/',
  ...{connections: [], scripts: ['start()'], styleAttributes: []},
};

const addPolicy = (html: string) =>
  pagePolicies(allowed, "default-src 'none'", noCache)(html, 'index.html');

it('rejects unknown markup', () => {
  expect(() => addPolicy('<meta charset="UTF-8"><script>run()</script>')).toThrow(
    'Pages must not contain <script>run(). Remove it, or allow it in',
  );
});

it('rejects a page without the charset element', () => {
  expect(() => addPolicy('<p>Hello')).toThrow('has no <meta charset="UTF-8">');
});
