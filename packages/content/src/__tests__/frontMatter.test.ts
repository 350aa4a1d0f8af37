import {expect, it} from 'vitest';
import {readFrontMatter, withoutValue, withValue} from '../frontMatter';

const page = "---\nid: a\ntitle: 'Un : deux'\n---\n\nid: texte\n\n---\n\nFin.\n";

it('replaces a value, or appends it', () => {
  expect(withValue(page, 'id', '$1')).toBe(page.replace('id: a', () => 'id: $1'));
  expect(withValue(page, 'slug', '/a/')).toBe(page.replace("'\n---", "'\nslug: /a/\n---"));
});

it('removes a value from the front matter only', () => {
  expect(withoutValue(page, 'id')).toBe(page.replace('id: a\n', ''));
  expect(withoutValue('id: texte\n', 'id')).toBe('id: texte\n');
});

it('keeps Windows line endings', () => {
  const windows = page.replaceAll('\n', '\r\n');
  const more = withValue(withValue(windows, 'slug', '/a/'), 'id', 'b');
  expect(more.replaceAll('\r\n', '')).not.toContain('\n');
  expect(withoutValue(more, 'slug')).toBe(windows.replace('id: a', 'id: b'));
  expect(readFrontMatter(windows).frontMatter.get('id')).toBe('a');
});

it('ignores a byte order mark', () => {
  const marked = `\uFEFF${page}`;
  const {frontMatter, frontMatterStart} = readFrontMatter(marked);
  expect(frontMatter.get('id')).toBe('a');
  expect(marked.slice(frontMatterStart)).toMatch(/^id: a/);
  expect(withValue(marked, 'id', 'b')).toBe(marked.replace('id: a', 'id: b'));
  expect(withoutValue(marked, 'id')).toBe(marked.replace('id: a\n', ''));
});

it('returns an error for an unresolved alias', () => {
  const {frontMatter} = readFrontMatter('---\ntitle: *Kanban*\n---\n');
  expect(frontMatter.errors).toMatchObject([{message: /alias/i}]);
});

it('requires front matter to set a value, but not to read one', () => {
  expect(() => withValue('Texte.', 'id', 'a')).toThrow('begin it with "---"');
  expect(readFrontMatter('Texte.\n\n---\nid: a\n---\n').frontMatter.get('id')).toBeUndefined();
});
