/** Marked like `pages.ts`. */
export const data = {
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
