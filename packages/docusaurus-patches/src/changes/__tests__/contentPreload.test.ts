import {expect, it} from 'vitest';
import {preloadContentScripts} from '../contentPreload';

it('replaces content scripts with preload links, and keeps the main scripts', () => {
  const scripts = (...names: string[]) =>
    names.map((name) => `<script src="/fr/assets/js/${name}" defer=""></script>`).join('');
  const kept = `<head><script data-a=x>2</script>${scripts('runtime~main.1.js', 'main.2.js')}`;
  expect(preloadContentScripts(`${kept}${scripts('3a.js')}</head><p>3a.js`)).toBe(
    `${kept}<link rel="preload" as="script" fetchpriority="low" href="/fr/assets/js/3a.js"></head><p>3a.js`,
  );
});
