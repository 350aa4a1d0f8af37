import {describe, expect, it} from 'vitest';
import inlineWords from '../inlineWords.cjs';

const words = {
  'page.open': 'Ouvrir',
  'page.read': 'Lu le {date}',
  'page.quote': 'L’« essai »\n"ici"',
};
const imports = "import Translate, {translate as t} from '@docusaurus/Translate';\n";
const inline = (source: string) => inlineWords(imports + source, words).slice(imports.length);

describe('the texts of a language', () => {
  it('take the place of the English ones, of ids and of what is said to translators', () => {
    expect(inline('t({id: "page.open", message: "Open", description: "A button"});')).toBe(
      't({message: "Ouvrir", });',
    );
    expect(
      inline(
        '_jsx(Translate, {description: "A date", id: "page.read", children: "Read on {date}"});',
      ),
    ).toBe('_jsx(Translate, {children: "Lu le {date}"});');
  });

  it('keep the values that go into them, and the texts in those', () => {
    expect(
      inline(
        '_jsx(Translate, {id: "page.read", values: {date: _jsx(Translate, {id: "page.open", children: "Open"})}, children: "Read"});',
      ),
    ).toBe(
      '_jsx(Translate, {values: {date: _jsx(Translate, {children: "Ouvrir"})}, children: "Lu le {date}"});',
    );
    expect(inline('t({id: "page.read", message: "Read"}, {date: t({id: "page.open"})});')).toBe(
      't({message: "Lu le {date}"}, {date: t({message: "Ouvrir"})});',
    );
  });

  it('are the English one where there is no other, and the id where there is none', () => {
    expect(inline('t({id: "page.new", message: `New`});')).toBe('t({message: "New"});');
    expect(inline('t({message: "One " + "text"});')).toBe('t({message: "One text"});');
    expect(inline('t({id: "page.new"});')).toBe('t({message: "page.new"});');
  });

  it('are written as a script can hold them', () => {
    expect(inline('t({id: "page.quote", message: "Quote"});')).toBe(
      't({message: "L’« essai »\\n\\"ici\\""});',
    );
  });

  it.each([
    'id, message: text',
    'id, message: "Open"',
    'id: "page.open", message: text',
    'message: "Open", ...more',
  ])(
    'stop the build when they are known to a running script alone, with the place: %s',
    (asked) => {
      expect(() => inline(`const id = 1;\nt({${asked}});`)).toThrow(
        /not written out, at 3:2 of the compiled module. Write its id and its English text/,
      );
    },
  );

  it('leave functions of the same name from elsewhere alone', () => {
    const source =
      "import {translate} from './geometry'; translate({id: 'page.open', message: 'x'});";
    expect(inlineWords(source, words)).toBe(source);
  });
});
