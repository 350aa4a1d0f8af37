import fc from 'fast-check';
import {allowedElements, type Elements} from '../../../packages/remark/src/safety/allowedElements';
import {contentSite} from '../../../src/config/content';

const spaces = [
  ...['', '', '', ' ', '\t', '\u00a0', '\u1680', '\u2003', '\u202f', '\u3000', '\ufeff', '\u2028'],
  ...['&nbsp;', '&#9;', '&#10;', '%20', '%00', '%09'],
];
const schemes = [
  ...['', '', '', '_:', '_:/', 'a_b:/', 'x_:', 'x.y:', 'a-b:/', 'file:', 'FILE:///', 'http:'],
  ...['https://', 'pathname:', 'pathname://', 'pathname:///', 'javapathname://script:', '@site/'],
  ...['@site/docs/', '@site\\', '~', '//', '\\\\', '/', './', '!!raw-loader!', 'data:text/html,'],
  ...['data:image/svg+xml,', 'javascript:', 'JaVaScRiPt:', 'java&#10;script:', 'blob:'],
];
const segments = [
  ...['..', '..', '.', '%2e%2e', '%2E.', '..%2f..', '..\\', '.&#46;', '', 'docs', 'img'],
];
const targets = [
  ...['.npmrc', 'secret.png', 'secret.csv', 'secret.svg', 'package.json', 'src/config/owner.ts'],
  ...['etc/passwd', 'proc/self/environ', 'a.png', 'docs/a.png', 'img/favicon.svg', 'home.mdx'],
  ...['static/a.csv', 'alert(1)', 'evil.example/'],
];
const suffixes = ['', '', '', '#x', '?x', '?raw', '!a.png', '%00.png', '#x\\', "#x'+run()+'", '/'];

const pick = (values: readonly string[]) => fc.constantFrom(...values);

const address = fc
  .tuple(
    pick(spaces),
    pick(schemes),
    pick(spaces),
    fc.oneof(fc.array(pick(segments), {maxLength: 8}), fc.constant(Array<string>(40).fill('..'))),
    pick(targets),
    pick(suffixes),
  )
  .map(([before, scheme, after, path, target, suffix]) =>
    [before, scheme, after, [...path, target].join('/'), suffix].join(''),
  );

/** Markdown images and links. */
export const addresses = fc
  .tuple(pick(['!', '']), fc.boolean(), address)
  .map(([mark, isQuoted, url]) =>
    isQuoted
      ? `${mark}[a](<${url}>)`
      : `${mark}[a](${url.replaceAll(/[\s()]/g, encodeURIComponent)})`,
  );

const elements: Elements = {...allowedElements, ...contentSite.components};
const foreignElements = [
  ...['meta', 'script', 'iframe', 'form', 'base', 'object', 'embed', 'link', 'style', 'svg'],
  ...['img', 'button', 'template', 'noscript', 'head', 'Head', 'Heading', 'Html', 'Link'],
];
const foreignAttributes = [
  ...['as', 'httpEquiv', 'content', 'onClick', 'onload', 'style', 'srcDoc', 'src', 'href', 'to'],
  ...['dangerouslySetInnerHTML', 'action', 'formAction', 'children', 'value', 'is', 'ref', 'type'],
];
const values = fc.oneof(
  address.map((url) => JSON.stringify(url)),
  pick([
    ...['"text"', '"meta"', '"0;url=https://evil.example/"', '"<script>run()</script>"'],
    ...['"__proto__"', '{run()}', '{`text`}', '{{__html: "<form>"}}', "{'text'}", '{[1]}'],
    ...['"glossary"', '"links"'],
  ]),
);

/** Elements and components with one attribute: mostly allowed ones. */
export const attributes = fc
  .oneof(pick(Object.keys(elements)), pick(foreignElements))
  .chain((name) => {
    const own = elements[name] ?? [];
    const attribute = own === 'any' || own.length === 0 ? pick(foreignAttributes) : pick(own);
    return fc.tuple(fc.constant(name), fc.oneof(attribute, pick(foreignAttributes)), values);
  })
  .map(([name, attribute, value]) => {
    const required = name === 'Card' && attribute !== 'to' ? ' to="/support_en/"' : '';
    return `<${name} ${attribute}=${value}${required} />`;
  });
