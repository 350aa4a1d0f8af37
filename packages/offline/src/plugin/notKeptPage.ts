export type NotKeptWords = {
  title: string;
  text: string;
  home: string;
};

export interface NotKeptPage {
  /** Any built page. */
  html: string;
  /** Language of the page. The texts of other languages follow. */
  language: string;
  direction: string;
  baseUrl: string;
  words: Readonly<Record<string, NotKeptWords>>;
}

const styleSheet = /<link\s[^>]*rel="?stylesheet"?[^>]*>/;
const policy = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;
const colourMode = /<script>(?:(?!<\/script>)[^])*"data-theme"[^]*?<\/script>/;

/**
 * Renders the fallback page for URLs that aren't stored, with the style sheet, colour mode script and
 * CSP of another page. It has none of the site's scripts: they would render the route of the URL.
 */
export function renderNotKept({html, language, direction, baseUrl, words}: NotKeptPage): string {
  const [style] = styleSheet.exec(html) ?? [];
  const [mode] = colourMode.exec(html) ?? [];
  const [ownPolicy = ''] = policy.exec(html) ?? [];
  const own = words[language];
  if (!style || !mode || !own) {
    throw new Error(
      `Cannot write the offline fallback page in "${language}": ${own ? 'the home page has no style sheet or no colour mode script' : 'add its texts to "notKept" of @guide/offline'}.`,
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
