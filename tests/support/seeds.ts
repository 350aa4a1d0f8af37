const frontMatter = (id: string, ...extraLines: string[]) => `---
${id}
title: Pages
sidebar_label: Pages
description: Administration, documentation, structures, conversations, imports, versions.
${extraLines.join('\n')}
---`;

/** Files with seeded faults. Each ‹rule› marks where that rule, and no other, must report one. */
export const seeds = {
  'docs/english.mdx': `---
‹sidebar-entry›id: english
title: Seeded faults
sidebar_label: Seeded faults
‹front-matter-lengths›description: Too short.
---

# Headings {#headings}

‹heading-one-title›# Another title {#another-title}

‹heading-id›## No id

‹heading-levels›#### Level four {#level-four}

## Links {#links}

Every heading of a page has an explicit id, the same in both languages.

An ‹link-empty›[empty address](), a ‹link-reference›[reference][nowhere] and the text ‹link-text›[here](./pair.mdx).
A bare address: ‹link-bare-address›https://example.org/.
An address in place of a file: ‹link-relative-file›[the pair](/pair/).

## Parts {#parts}

‹alternative-text›![](/img/favicon.svg)

‹unsafe-content›<iframe src="https://example.org/" />

The braces of ‹unsafe-content›{user} are run.

‹admonitions›:::hint

Text.

:::

## Words {#words}

A ‹spelling›givven word.
Select ‹label-by-hand›**Save view**.
A file of ‹fact-by-hand›25 MB.
The message “‹message-known›This field is needed.” (\`M-GEN-01\`).
Sorted by ‹word-choice›deadline.
The owner‹typography›'s view.
It costs ‹word-choice›36 000 € a month.
It ‹spelling›recognizes the ‹spelling›color of a downsized prize.
‹word-choice›Click a card.
‹page-readable›TO WRITE
`,
  'i18n/fr/docusaurus-plugin-content-docs/current/french.mdx': `‹translation-recorded›${frontMatter('id: french')}

Un mot ‹spelling›fautiff.
La tâche a une ‹word-choice›date butoir.
Les étiquettes que ‹word-choice›tu poses.
Jusqu’à 20‹typography›; au-delà, rien.
Environ ‹word-choice›2,000 liens.
`,
  'docs/pair.mdx': `${frontMatter('id: pair', '‹published-address›slug: /pair/')}

‹double-opening›Structures and imports, conversations about versions, and their administration.
‹repeated-sentence›Every heading of a page has an explicit id, the same in both languages.

## Kept {#kept}

Select <Label k="save" />.
`,
  'i18n/fr/docusaurus-plugin-content-docs/current/pair.mdx': `${frontMatter(
    'id: pair',
    "translates: '0123456789ab'",
    '‹published-address›slug: /pair/',
  )}

## Gardée {#kept}

Sélectionnez ‹same-structure›<Label k="save-view" />.
`,
  // Omits the terms that the pages explain.
  'docs/glossary.mdx': `‹glossary-entry›${frontMatter('id: glossary')}

## Terms {#terms}

‹glossary-entry›### Milestone {/* #term-milestone */}

A definition without its French.
`,
  'docs/unreadable.mdx': `${frontMatter('id: unreadable')}

‹page-readable›A component that is left open: <Label k="save">.
`,
  'contract/published.json': `{
  "/pair/": ["kept", "gone"],
  ‹published-address›"/old/": []
}`,
  'contract/redirects.json': `{
  ‹published-address›"/older/": "/nowhere/",
  ‹published-address›"oldest/": "/pair/"
}`,
  'sidebars.ts': `export default {docs: ['pair', 'glossary', 'unreadable']};`,
  'search/questions.en.json': `{
  "pair": {
    "": ["a first question", ‹user-vocabulary›"?"]
  }
}`,
  'search/absent.en.json': `[
  {
    "id": "chat",
    "asked": ["chat"],
    "message": "There is none.",
    "alternative": "",
    "related": [‹user-vocabulary›"nowhere"]
  }
]`,
};
