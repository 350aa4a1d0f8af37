/** Files beside the pages, with faults: ‹rule› stands in front of each, as in the pages. */
export const data = {
  'contract/published.json': `{
  "/pair/": ["kept", "gone"],
  ‹route-redirect›"/old/": []
}`,
  'contract/redirects.json': `{
  ‹route-redirect›"/older/": "/nowhere/"
}`,
  'sidebars.ts': `export default {docs: ['pair', 'glossary', 'unreadable']};`,
  // No questions of the other pages.
  'search/questions.en.json': `‹question-count›{
  "pair": {
    "": ["a first question", "a second one", ‹question-wording›"Pages?"],
    "kept": ["a third one", "a fourth one", ‹question-once›"a FIRST question?"],
    ‹question-anchor›"gone": []
  }
}`,
  'search/absent.en.json': `[
  {
    "id": "chat",
    "asked": ["chat", ‹absent-once›"Chat!"],
    "says": ‹absent-wording›"There is none",
    "instead": "",
    "see": [‹absent-see›"nowhere"]
  }
]`,
  'search/absent.fr.json': '‹absent-same›[]',
  'search/synonyms.en.json': '[{"typed": ["gantt", ‹synonym-once›"Gantt"], "adds": ["roadmap"]}]',
};
