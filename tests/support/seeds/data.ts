/** Marked like `pages.ts`. */
export const data = {
  'contract/published.json': `{
  "/pair/": ["kept", "gone"],
  ‹published-address›"/old/": []
}`,
  'contract/redirects.json': `{
  ‹published-address›"/older/": "/nowhere/"
}`,
  'sidebars.ts': `export default {docs: ['pair', 'glossary', 'unreadable']};`,
  'src/config/owner.ts': `export const announcements = {
  en: 'Classic screens are available until ‹announcement-date›31 March 2025.',
  fr: 'Les anciens écrans sont disponibles jusqu’au ‹announcement-date›31 mars 2025.',
};`,
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
