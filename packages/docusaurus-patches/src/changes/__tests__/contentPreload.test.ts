import {expect, it} from 'vitest';
import {preloadContentScripts} from '../contentPreload';

it.each([
  ['<script src=/fr/assets/js/', ' defer></script>'],
  ['<script src="/fr/assets/js/', '" defer="defer"></script>'],
])(
  'replaces content scripts with preload links, and keeps the main scripts: %s',
  (before, after) => {
    const scripts = (...names: string[]) => names.map((name) => before + name + after).join('');
    const inline = '<script data-a=x>2</script>';
    const html = `<head>${inline}${scripts('runtime~main.1.js', 'main.2.js', '3a.js')}</head><p>3a.js`;
    expect(preloadContentScripts(html)).toBe(
      `<head>${inline}${scripts('runtime~main.1.js', 'main.2.js')}<link rel="preload" as="script" fetchpriority="low" href="/fr/assets/js/3a.js"></head><p>3a.js`,
    );
  },
);
