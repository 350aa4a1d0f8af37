import {visit} from 'unist-util-visit';
import {nearLabelKeys} from '../../../src/data/labels';
import type {Guide, Page} from '../guide';
import type {Report, Rule} from '../rule';
import {placeAt} from '../textFaults';

/** `<Label k>` and `<MenuPath k>` name labels of the product. */
export const labelKnown: Rule = {
  name: 'label-known',
  guide(guide, report) {
    const keys = knownKeys(guide);
    guide.pages.forEach((page) => reportUnknownKeys(page, keys, report));
  },
};

/** The keys that a label has in both languages. */
function knownKeys(guide: Guide): Set<string> {
  const french = guide.readJson<Record<string, string>>('src/data/labels.fr.json');
  const english = guide.readJson<Record<string, string>>('src/data/labels.en.json');
  return new Set(Object.keys(english).filter((key) => Object.hasOwn(french, key)));
}

function reportUnknownKeys(page: Page, known: Set<string>, report: Report): void {
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const, (node) => {
    const {name, attributes, position} = node;
    if (name !== 'Label' && name !== 'MenuPath') {
      return;
    }
    const start = position!.start.offset!;
    const source = page.text.slice(start, position!.end.offset);
    const example = name === 'Label' ? 'k="save-view"' : 'k="lift > datasets"';
    const value = attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'k',
    )?.value;
    if (typeof value !== 'string' || !value.trim()) {
      report({
        ...placeAt(page, start),
        found: source,
        expected: `the key of a label: <${name} ${example} />`,
        remedy: 'Write the key, as it is in src/data/labels.en.json.',
      });
      return;
    }
    for (const key of (name === 'MenuPath' ? value.split('>') : [value]).map((one) => one.trim())) {
      if (!known.has(key)) {
        const near = nearLabelKeys(key);
        report({
          ...placeAt(page, start + source.indexOf(key, source.indexOf('k='))),
          found: `the key “${key}”, which no label has`,
          expected: near.length > 0 ? `one of: ${near.join(', ')}` : 'a key of a label',
          remedy: `Correct the key, or add the label to src/data/labels.en.json and labels.fr.json.`,
        });
      }
    }
  });
}
