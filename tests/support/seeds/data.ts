/** Files beside the pages, with faults: ‹rule› stands in front of each, as in the pages. */
export const data = {
  'contract/published.json': `{
  "/pair/": ["kept", "gone"],
  ‹published-address›"/old/": []
}`,
  'contract/redirects.json': `{
  ‹published-address›"/older/": "/nowhere/"
}`,
  'sidebars.ts': `export default {docs: ['pair', 'glossary', 'unreadable']};`,
  'search/questions.en.json': `{
  "pair": {
    "": ["a first question", ‹reader-words›"?"]
  }
}`,
  'search/absent.en.json': `[
  {
    "id": "chat",
    "asked": ["chat"],
    "message": "There is none.",
    "alternative": "",
    "related": [‹reader-words›"nowhere"]
  }
]`,
};
