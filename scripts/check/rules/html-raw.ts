import {componentsOf, textAttribute} from '../components';
import {forbiddenElements} from '../forbiddenElements';
import {placeOf} from '../place';
import type {Rule} from '../rule';

/** What writers use in place of HTML. */
const replacements: Readonly<Record<string, string>> = {
  a: 'Write a link: [words](./page.mdx).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  br: 'Leave an empty line between two paragraphs.',
  p: 'Leave an empty line around the paragraph.',
  hr: 'Give the next part a heading.',
  h1: 'Write a heading: ## Words {#words}.',
  h2: 'Write a heading: ## Words {#words}.',
  h3: 'Write a heading: ### Words {#words}.',
  h4: 'Write a heading: #### Words {#words}.',
  img: 'Use <Figure name="…" />, or ![what it shows](./picture.png).',
  picture: 'Use <Figure name="…" />.',
  figure: 'Use <Figure name="…" />.',
  svg: 'Draw a figure in figures/scenes, and use <Figure name="…" />.',
  video: 'Use <Walkthrough name="…" />.',
  ol: 'Use <Steps> with a numbered list.',
  ul: 'Write a list, with - at the start of each line.',
  li: 'Write a list, with - at the start of each line.',
  table: 'Write the table with | between its cells.',
  code: 'Put the code between backticks.',
  pre: 'Put the code between two lines of three backticks.',
  blockquote: 'Start the lines with >.',
  aside: 'Use :::note, with an empty line before and after its text.',
};

/** HTML that nothing replaces, and that harms nobody. */
const allowed = new Set(['abbr', 'details', 'kbd', 'summary', 'sub', 'sup']);

/** Markdown and components follow the look of the site, and are the same for every writer. */
export const htmlRaw: Rule = {
  name: 'html-raw',
  page(page, report) {
    for (const component of componentsOf(page)) {
      const name = component.name ?? '';
      const marksLanguage =
        (name === 'div' || name === 'span') && textAttribute(component, 'lang') !== undefined;
      if (
        /^[a-z][a-z\d]*$/.test(name) &&
        !allowed.has(name) &&
        !marksLanguage &&
        !forbiddenElements.has(name)
      ) {
        report({
          ...placeOf(page, component),
          found: `<${name}>`,
          expected: 'Markdown, or a component of CONTRIBUTING.md',
          remedy: replacements[name] ?? 'Remove it, or use a component.',
        });
      }
    }
  },
};
