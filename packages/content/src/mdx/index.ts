export {code, codeOf, elementOf, inline, markup, tableOf, type Cell} from './nodes';
export {
  attribute,
  attributesOf,
  failAt,
  replaceComponents,
  replaceNode,
  textAttribute,
  visitByLanguage,
  type Attribute,
  type Components,
  type Node,
  type Page,
} from './tree';
