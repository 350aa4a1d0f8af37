/** Replaces `marked` for DocSearch 5.2: same parser, sanitised HTML. */
import DOMPurify, {type Config} from 'dompurify';
import {marked as parser, type MarkedOptions} from 'marked';

const attributes = [
  ...['align', 'class', 'rel', 'start', 'target', 'title', 'type'],
  ...['d', 'fill', 'height', 'rx', 'ry', 'stroke', 'viewBox', 'width', 'x', 'y'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-width'],
];

/** What DocSearch's renderer outputs, except images: they'd be third-party requests. */
const options: Config = {
  ALLOWED_TAGS: [
    ...['a', 'blockquote', 'br', 'button', 'code', 'del', 'div', 'em', 'hr', 'p', 'pre', 'span'],
    ...['strong', 'ol', 'ul', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'svg', 'path', 'rect'],
  ],
  ALLOWED_ATTR: ['href', ...attributes],
  // The agent knows neither the page nor the base URL, so its relative links may lead nowhere.
  ALLOWED_URI_REGEXP: /^https?:/i,
  ADD_URI_SAFE_ATTR: attributes,
  // A string in browsers without Trusted Types.
  RETURN_TRUSTED_TYPE: true,
};

export const marked = {
  Renderer: parser.Renderer,
  parse: (markdown: string, markedOptions: MarkedOptions) =>
    DOMPurify.sanitize(parser.parse(markdown, {...markedOptions, async: false}), options),
};
