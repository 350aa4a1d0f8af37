import {describe, expect, it} from 'vitest';
import {llmsText} from '../llmsText';
import {makeTwin} from '../twin';
import {twinAddress} from '../twinAddress';

/** The twin of a page that has this text. */
const twinOf = (main: string) =>
  makeTwin(
    `<!doctype html><html><head><meta name=description content="What it is."></head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`,
    {
      address: 'https://docs.test/guide/page/',
      language: 'en',
      version: '2.0',
      date: '2025-06-30',
    },
    {
      leftOut: ['[class^="details_"]'],
      plainLinks: ['[class^="term_"] > a'],
      codeLanguages: {JSON: 'json', JavaScript: 'js'},
    },
  );

const drawing =
  '<a href=/a-light.svg><img alt="A plan." src=/a-light.svg><img alt="A plan." src=/a-dark.svg></a>';
const code = (name: string, title = '') =>
  `<div class=theme-code-block><div class=header_x>${title && `<span>${title}</span>`}<span>${name}</span><button>Copy</button></div><pre><code><span>{</span>\n  "a": 1\n}</code></pre></div>`;

describe('a twin', () => {
  it('begins with what is known of the page', () => {
    const main =
      '<nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><svg></svg><li class=breadcrumbs__item>Area<li class=breadcrumbs__item>Page</ul></nav><div lang=fr><h1>Un titre : deux</h1></div>';
    expect(twinOf(main)).toEqual({
      title: 'Un titre : deux',
      description: 'What it is.',
      area: 'Area',
      content:
        '---\ntitle: "Un titre : deux"\ndescription: What it is.\naddress: https://docs.test/guide/page/\nlanguage: fr\nversion: "2.0"\ndate: 2025-06-30\n---\n\n# Un titre : deux\n',
    });
  });

  it.each([
    [
      'a text without what stands around it',
      '<div class=details_aB1>3 min read</div><p>Text<button>Copy</button>.</p><a class=hash-link href=#a>#</a><dialog>Large</dialog><nav class=pagination-nav>Next</nav>',
      'Text.',
    ],
    [
      'absolute links, anchors, and terms as words',
      '<h2 id=here>Here</h2><p><a id=old></a>See <a href=/other/#x>that</a>, <a href=#y>this</a> and a <span class=term_x1><a href=/glossary/#t>term</a></span>.</p>',
      '## <a id="here"></a>Here\n\n<a id="old"></a>See [that](https://docs.test/other/#x), [this](https://docs.test/guide/page/#y) and a term.',
    ],
    [
      'the drawing for the light mode, its caption said once',
      `<figure>${drawing}<figcaption>A plan.</figcaption></figure>`,
      '![A plan.](https://docs.test/a-light.svg)',
    ],
    [
      'a caption that says more',
      `<figure>${drawing}<figcaption>More.</figcaption></figure>`,
      '![A plan.](https://docs.test/a-light.svg)\n\nMore.',
    ],
    [
      'notes as quotes, with their kind',
      '<div class="theme-admonition alert"><div class=heading><span><svg></svg></span>Warning</div><div class=content><p>One.</p><ul><li>Two.</li></ul></div></div>',
      '> **Warning**\n>\n> One.\n>\n> - Two.',
    ],
    [
      'code with its title and language, and tabs one below the other',
      `<div class=tabs-container><ul role=tablist><li role=tab>One<li role=tab>Two</ul><div><div role=tabpanel>${code('JSON', 'a.json')}</div><div role=tabpanel hidden>${code('')}</div></div></div>`,
      '**One**\n\n**a.json**\n\n```json\n{\n  "a": 1\n}\n```\n\n**Two**\n\n```\n{\n  "a": 1\n}\n```',
    ],
    [
      'the lines of a cell, and what Markdown would read as its own',
      '<table><thead><tr><th>A<th>B<tbody><tr><td><code>a|b</code><br>integer<td>2 * 3 * 4 and snake_case</table>',
      '| A | B |\n| - | - |\n| `a\\|b`<br>integer | 2 \\* 3 \\* 4 and snake_case |',
    ],
  ])('has %s', (_, main, text) => {
    expect(
      twinOf(main)!
        .content.replace(/^---\n.*?\n---\n\n/s, '')
        .trimEnd(),
    ).toBe(text);
  });

  it('is not there for a page that leads on to another address', () => {
    const moved = '<html><body><a href=/new/>Moved</a></body></html>';
    expect(makeTwin(moved, {} as never, {} as never)).toBeUndefined();
  });

  it('has the address of its page with another ending', () => {
    const addresses = ['/', '/a/b/', '/fr/'].map((address) => twinAddress(address, '/'));
    expect(addresses).toEqual(['/index.md', '/a/b.md', '/fr.md']);
    expect(twinAddress('/fr/', '/fr/')).toBe('/fr/index.md');
  });
});

it('an index lists pages by area, in their order', () => {
  const twin = (title: string, area: string) => ({
    ...{title, area, description: `On ${title}.`, content: ''},
    twinUrl: `https://docs.test/${title.length}.md`,
  });
  const optional = [{title: 'Français', address: 'https://docs.test/fr/llms.txt'}];
  const pages = [twin('One', 'First'), twin('Four [old]', 'Second'), twin('Three', 'First')];
  expect(llmsText({title: 'Guide', summary: 'How it works.', optional}, pages)).toBe(`# Guide

> How it works.

## First

- [One](https://docs.test/3.md): On One.
- [Three](https://docs.test/5.md): On Three.

## Second

- [Four \\[old\\]](https://docs.test/10.md): On Four [old].

## Optional

- [Français](https://docs.test/fr/llms.txt)
`);
});
