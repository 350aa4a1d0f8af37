import {expect, it} from 'vitest';
import {contentRules} from '../../../src/config/contentRules';
import {slugsOf, formatSummary} from '../summary';

const nothing = {pages: [], others: 0, translation: '', screenshots: 0};

it('returns each page once, for changes in any language', () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/glossary.mdx';
  const files = ['docs/glossary.mdx', french, 'blog/README.md'];
  expect(slugsOf('.', contentRules.folders, files)).toEqual(['/glossary/']);
});

it('lists the pages, and escapes file names', () => {
  const pages = ['docs/glossary.mdx', 'docs/`<img src=x>\n# a.mdx'];
  const text = formatSummary({...nothing, pages, others: 2, screenshots: 8});
  expect(text).toContain('- `docs/glossary.mdx`\n- `docs/?<img src=x>?# a.mdx`\n\nOther files: 2.');
  expect(text).toContain('**Screenshots**: 8');
  expect(formatSummary(nothing)).not.toContain('Screenshots');
});
