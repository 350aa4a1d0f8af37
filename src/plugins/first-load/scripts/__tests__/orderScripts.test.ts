import {expect, it} from 'vitest';
import {withMainLast} from '../orderScripts';

it.each([
  ['<script src=/fr/assets/js/', ' defer></script>'],
  ['<script src="/fr/assets/js/', '" defer="defer"></script>'],
])('runs the scripts of the content before the main one: %s', (before, after) => {
  const scripts = (names: string[]) => names.map((name) => before + name + after).join('');
  const page = (...names: string[]) => `<head>${scripts(names)}</head><p>main.1.js`;
  expect(withMainLast(page('runtime~main.1.js', 'main.2.js', '3a.js', '4b.js'))).toBe(
    page('runtime~main.1.js', '3a.js', '4b.js', 'main.2.js'),
  );
});

it('leaves inline scripts where they are', () => {
  const html =
    '<script>1</script><script src=/assets/js/main.1.js defer></script><script>2</script>';
  expect(withMainLast(html)).toBe(html);
});
