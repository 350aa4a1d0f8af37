/** What a page says in one language, without a network, at an address that no copy has. */
export type NotKeptWords = {
  title: string;
  text: string;
  home: string;
};

/** A page of the site, and what stands on the page in each language. */
export interface NotKeptPage {
  /** Any page of the site, as it was built. */
  html: string;
  /** That of its first words. */
  language: string;
  direction: string;
  baseUrl: string;
  /** By language: those of the page come first, with a link to what is kept. */
  words: Readonly<Record<string, NotKeptWords>>;
}

const styleSheet = /<link\s[^>]*rel="?stylesheet"?[^>]*>/;
const policy = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;
const colourMode = /<script>(?:(?!<\/script>)[^])*"data-theme"[^]*?<\/script>/;

/**
 * The page for an address that no copy has, without scripts of its own: those of the site would
 * look for a page at that address. It takes style sheet and colour mode from another page.
 *
 * @throws when that page has none
 */
export function renderNotKept({html, language, direction, baseUrl, words}: NotKeptPage): string {
  const [style] = styleSheet.exec(html) ?? [];
  const [mode] = colourMode.exec(html) ?? [];
  const [ownPolicy = ''] = policy.exec(html) ?? [];
  const own = words[language];
  if (!style || !mode || !own) {
    throw new Error(
      `The page for what is not kept cannot be made in "${language}": ${own ? 'the home page has no style sheet or no script of the colour mode' : 'it has no words; give "notKept" of @guide/offline some'}.`,
    );
  }
  const others = Object.entries(words)
    .filter(([other]) => other !== language)
    .map(([other, {title, text}]) => `<div lang=${other}><h2>${title}</h2><p>${text}</p></div>`);
  return [
    `<!doctype html><html lang=${language} dir=${direction}><head><meta charset=UTF-8>${ownPolicy}${style}`,
    `<meta name=viewport content="width=device-width, initial-scale=1"><meta name=robots content=noindex><title>${own.title}</title></head>`,
    `<body>${mode}<main class="container margin-vert--xl"><h1>${own.title}</h1><p>${own.text}</p>`,
    `<p><a href="${baseUrl}">${own.home}</a></p>${others.join('')}</main></body></html>`,
  ].join('');
}
