import {describe, expect, it} from 'vitest';
import {interfaceLabels} from '../interfaceLabels';
import {attribute, type Node} from '../tree';
import {failingPage} from './failingPage';

const labels = {
  en: {'save-view': 'Save view', save: 'Save', lift: 'Lift', datasets: 'Datasets'},
  fr: {
    'save-view': 'Enregistrer la vue',
    save: 'Enregistrer',
    lift: 'Lift',
    datasets: 'Jeux de données',
  },
  de: {lift: 'Lift', save: 'Speichern'},
};
const toAdd = {label: 'Labels are in labels.json.', figure: '', codeLanguage: ''};

const component = (name: string, k?: string): Node => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: k === undefined ? [] : [attribute('k', k)],
  position: {start: {line: 7, column: 3}},
});
const read = (node: Node, locale: 'en' | 'fr' | 'de' = 'en') => {
  interfaceLabels({locale, defaultLocale: 'en', labels, toAdd})(
    {type: 'root', children: [node]},
    failingPage,
  );
  return node;
};

describe('interfaceLabels', () => {
  it('puts the label in bold, in the language of the page', () => {
    expect(read(component('Label', 'save-view'))).toMatchObject({
      type: 'strong',
      children: [{type: 'text', value: 'Save view'}],
    });
    expect(read(component('Label', 'save-view'), 'fr').children).toEqual([
      {type: 'text', value: 'Enregistrer la vue'},
    ]);
  });

  it('joins the parts of a menu path', () => {
    expect(read(component('MenuPath', 'lift > datasets'), 'fr').children).toEqual([
      {type: 'text', value: 'Lift › Jeux de données'},
    ]);
  });

  it('takes what a language lacks from the default one, and marks it', () => {
    expect(read(component('Label', 'save'), 'de')).toMatchObject({
      children: [{type: 'text', value: 'Speichern'}],
    });
    expect(read(component('MenuPath', 'lift > datasets'), 'de')).toMatchObject({
      data: {hProperties: {lang: 'en'}},
      children: [{type: 'text', value: 'Lift › Datasets'}],
    });
  });

  it('follows the lang attribute of a block', () => {
    const label = component('Label', 'save');
    read({
      type: 'mdxJsxFlowElement',
      name: 'div',
      attributes: [attribute('lang', 'fr')],
      children: [label],
    });
    expect(label.children).toEqual([{type: 'text', value: 'Enregistrer'}]);
  });

  it('fails on an unknown key, naming the place and keys that are near', () => {
    expect(() => read(component('Label', 'safe-view'))).toThrow(
      /^7:3 .*no label has the key "safe-view".*Near it: save-view.*add the label\. Labels are in labels\.json\./,
    );
    expect(() => read(component('MenuPath', 'lift > dataset-list'))).toThrow('"dataset-list"');
  });

  it('fails on a missing key, showing how it is written', () => {
    expect(() => read(component('Label'))).toThrow('<Label k="save-view" />');
  });
});
