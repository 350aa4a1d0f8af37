export type FallbackTexts = {
  title: string;
  text: string;
  /** Label of the link to the home page. */
  home: string;
};

export interface FallbackPageOptions {
  /** Any built page. */
  html: string;
  /** Language of the page. The texts of other languages follow. */
  language: string;
  direction: string;
  baseUrl: string;
  texts: Readonly<Record<string, FallbackTexts>>;
}

const styleSheetLink = /<link\s[^>]*rel="?stylesheet"?[^>]*>/;
const policyElement = /<meta http-equiv=Content-Security-Policy content="[^"]*">/;
const colourModeScript = /<script>(?:(?!<\/script>)[^])*"data-theme"[^]*?<\/script>/;

/**
 * Renders the fallback page for URLs that aren't stored, with the style sheet, colour mode script
 * and CSP of another page. It has no other scripts: they would render the route of the URL.
 */
export function renderFallbackPage(options: FallbackPageOptions): string {
  const {html, language, direction, baseUrl, texts} = options;
  const [styleSheet] = styleSheetLink.exec(html) ?? [];
  const [colourMode] = colourModeScript.exec(html) ?? [];
  const [policy = ''] = policyElement.exec(html) ?? [];
  const main = texts[language];
  if (!styleSheet || !colourMode || !main) {
    throw new Error(
      `Cannot write the offline fallback page in "${language}": ${main ? 'the home page has no style sheet or no colour mode script' : 'add its texts to "fallbackTexts" of @guide/offline'}.`,
    );
  }
  const others = Object.entries(texts)
    .filter(([other]) => other !== language)
    .map(([other, {title, text}]) => `<div lang=${other}><h2>${title}</h2><p>${text}</p></div>`);
  return [
    `<!doctype html><html lang=${language} dir=${direction}><head><meta charset=UTF-8>${policy}${styleSheet}`,
    `<meta name=viewport content="width=device-width, initial-scale=1"><meta name=robots content=noindex><title>${main.title}</title></head>`,
    `<body>${colourMode}<main class="container margin-vert--xl"><h1>${main.title}</h1><p>${main.text}</p>`,
    `<p><a href="${baseUrl}">${main.home}</a></p>${others.join('')}</main></body></html>`,
  ].join('');
}
