import {nearLabelKeys} from '../../../src/data/labels';
import type {Guide, Page} from '../guide';
import {nodesOf} from '../nodes';
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
  const elements = [
    ...nodesOf(page.tree, 'mdxJsxFlowElement'),
    ...nodesOf(page.tree, 'mdxJsxTextElement'),
  ];
  for (const {name, attributes, position} of elements) {
    if (name !== 'Label' && name !== 'MenuPath') {
      continue;
    }
    const start = position!.start.offset!;
    const source = page.text.slice(start, position!.end.offset);
    const value = attributes.find(
      (one) => one.type === 'mdxJsxAttribute' && one.name === 'k',
    )?.value;
    if (typeof value !== 'string' || !value.trim()) {
      report({...placeAt(page, start), found: source, ...keyMissing(name)});
      continue;
    }
    const keys = name === 'MenuPath' ? value.split('>').map((key) => key.trim()) : [value];
    for (const key of keys.filter((one) => !known.has(one))) {
      const offset = source.indexOf(key, source.indexOf('k='));
      report({...placeAt(page, start + offset), ...unknown(key)});
    }
  }
}

function keyMissing(name: 'Label' | 'MenuPath') {
  const example = name === 'Label' ? 'save-view' : 'lift > datasets';
  return {
    expected: `the key of a label: <${name} k="${example}" />`,
    remedy: 'Write the key, as it is in src/data/labels.en.json.',
  };
}

function unknown(key: string) {
  const near = nearLabelKeys(key);
  return {
    found: `the key “${key}”, which no label has`,
    expected: near.length > 0 ? `one of: ${near.join(', ')}` : 'a key of a label',
    remedy: 'Correct the key, or add the label to src/data/labels.en.json and labels.fr.json.',
  };
}
