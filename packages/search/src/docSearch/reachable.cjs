const {parse} = require('acorn');
const {analyze} = require('eslint-scope');

/**
 * Leaves of a script the statements that its exports need. Minifiers keep what might do something
 * beside making a value; the statements of a library in one file only make its parts, and set
 * properties of them. So a statement that declares nothing belongs to the first name in it.
 *
 * @param {string} source an ES module
 * @returns {string}
 */
exports.reachable = function reachable(source) {
  const program = parseModule(source);
  const [, moduleScope] = analyze(program, {ecmaVersion: 2022, sourceType: 'module'}).scopes;
  const units = program.body.flatMap(toUnits);
  const unitOf = ({start}) => units.find((unit) => unit.start <= start && start < unit.end);

  const uses = moduleScope.variables
    .flatMap(({identifiers, references}) =>
      identifiers.flatMap((declared) =>
        references.map(({identifier: used}) => ({used, declaration: unitOf(declared)})),
      ),
    )
    .sort((a, b) => a.used.start - b.used.start);
  for (const {used, declaration} of uses) {
    const {needs, isEffect} = unitOf(used);
    if (isEffect && needs.size === 0) {
      declaration.needs.add(unitOf(used));
    }
    needs.add(declaration);
  }

  const kept = new Set(units.filter(({isExport}) => isExport));
  // A set also visits what is added while it is visited.
  for (const {needs} of kept) {
    needs.forEach((unit) => kept.add(unit));
  }
  return units
    .filter((unit) => kept.has(unit))
    .map(({start, end, keyword}) => `${keyword}${source.slice(start, end)};`)
    .join('\n');
};

/** The syntax of a module, with what the analysis of its names needs. */
function parseModule(source) {
  return parse(source, {ecmaVersion: 'latest', sourceType: 'module', ranges: true});
}
exports.parseModule = parseModule;

/** Of a list of variables, each is a unit of its own. */
function toUnits({type, kind, start, end, declarations}) {
  const isEffect = type === 'ExpressionStatement';
  const isExport = type.startsWith('Export');
  return type === 'VariableDeclaration'
    ? declarations.map((one) => ({...one, keyword: `${kind} `, needs: new Set()}))
    : [{start, end, keyword: '', needs: new Set(), isEffect, isExport}];
}
