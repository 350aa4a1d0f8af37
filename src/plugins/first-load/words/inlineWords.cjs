const {parse} = require('acorn');
const {simple} = require('acorn-walk');

/** What says of a text which one it is, and what it is for: nothing that a reader sees. */
const forTranslators = new Set(['id', 'description']);

/**
 * Writes the texts of a language into a module that asks Docusaurus for them by their ids. A build
 * is of one language: that way each text comes with what shows it, and the English one, the id and
 * the words for translators not at all.
 *
 * @param {string} source an ES module without JSX
 * @param {Readonly<Record<string, string>>} words the texts by their ids
 * @returns {string}
 * @throws when a text is asked for by what is known when the module runs, and not before
 */
module.exports = function inlineWords(source, words) {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module', locations: true});
  const {asked, component} = importedNames(program);
  const edits = [];
  simple(program, {
    CallExpression({callee, arguments: [first, second]}) {
      if (asked && callee.name === asked) {
        edits.push(...editsOf(first, 'message'));
      } else if (component && first?.name === component) {
        edits.push(...editsOf(second, 'children'));
      }
    },
  });
  let text = source;
  // From the end, so that the places before stay where they are.
  for (const {start, end, by} of edits.sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + by + text.slice(end);
  }
  return text;

  /** Edits that leave of the properties the text, under its name, and the values that go into it. */
  function editsOf(node, name) {
    const properties = node.properties ?? [];
    const read = (key) => {
      const property = properties.find((one) => one.key?.name === key);
      const text = property && textOf(property.value);
      return property && text === undefined ? refuse(node) : text;
    };
    const id = read('id');
    const english = read(name);
    const own = words[id ?? english] ?? english ?? id;
    if (own === undefined || properties.some(({key}) => !key)) {
      refuse(node);
    }
    const place = english === undefined ? 'id' : name;
    return properties.flatMap((property, index) => {
      const {start, end, key} = property;
      if (key.name === place) {
        return [{start, end, by: `${name}: ${JSON.stringify(own)}`}];
      }
      return forTranslators.has(key.name)
        ? [{start, end: properties[index + 1]?.start ?? end, by: ''}]
        : [];
    });
  }
};

/** @throws in any case, with the place */
function refuse({loc: {start}}) {
  throw new Error(
    `A text is not written out, at ${start.line}:${start.column} of the compiled module. Write its id and its English text as they are, without variables.`,
  );
}

/** The names that a module gives the function and the component that show texts. */
function importedNames({body}) {
  const specifiers = body
    .filter(({source}) => source?.value === '@docusaurus/Translate')
    .flatMap(({specifiers}) => specifiers);
  return {
    asked: specifiers.find(({imported}) => imported?.name === 'translate')?.local.name,
    component: specifiers.find(({type}) => type === 'ImportDefaultSpecifier')?.local.name,
  };
}

/** The text of an expression that is one, whatever it is written as. */
function textOf({type, value, quasis, expressions, left, right}) {
  if (type === 'Literal' && typeof value === 'string') {
    return value;
  }
  if (type === 'TemplateLiteral' && expressions.length === 0) {
    return quasis[0].value.cooked;
  }
  if (type === 'BinaryExpression') {
    const [before, after] = [textOf(left), textOf(right)];
    return before === undefined || after === undefined ? undefined : before + after;
  }
  return undefined;
}
