/** HTML elements allowed in pages. */
export const htmlElements = wordsOf(`
  html head title meta link script body noscript
  header nav main aside footer article section div dialog details summary search
  h1 h2 h3 h4 h5 h6 p hr ul ol li dl dt dd blockquote pre figure figcaption
  table caption colgroup col thead tbody tfoot tr th td
  a abbr b br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr
  button fieldset form input label legend option select
`);

/** Their attributes, in addition to `aria-*` and `data-*`. */
export const htmlAttributes = wordsOf(`
  class dir hidden id inert lang role tabindex title translate
  href hreflang rel target download src type as media crossorigin
  charset content name property async defer
  alt decoding fetchpriority height loading width
  abbr colspan headers rowspan scope span cite datetime reversed start value open
  autocapitalize autocomplete checked disabled enterkeyhint for placeholder selected
`);

export const linkRelations = wordsOf(`
  alternate apple-touch-icon canonical icon manifest preconnect prefetch preload search stylesheet
`);

/** SVG elements that draw. Others can run scripts, contain HTML or change links. */
export const svgElements = wordsOf(`
  svg g defs symbol use title desc image text textPath tspan
  path circle ellipse line polygon polyline rect
  clipPath mask marker pattern linearGradient radialGradient stop
  filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset
`);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
