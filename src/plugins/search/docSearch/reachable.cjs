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
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module', ranges: true});
  const {scopes} = analyze(program, {ecmaVersion: 2022, sourceType: 'module'});
  const units = program.body.flatMap(toUnits);
  const unitAt = (position) => units.find(({start, end}) => start <= position && position < end);

  const declaredBy = new Map();
  for (const variable of scopes[1].variables) {
    variable.identifiers.forEach(({start}) => declaredBy.set(variable, unitAt(start)));
  }
  for (const [variable, declaration] of declaredBy) {
    for (const {identifier} of variable.references) {
      const unit = unitAt(identifier.start);
      unit.names.push({start: identifier.start, declaration});
    }
  }

  const belongings = new Map();
  for (const unit of units.filter(({isEffect}) => isEffect)) {
    const [first] = unit.names.toSorted((a, b) => a.start - b.start);
    if (first) {
      belongings.set(first.declaration, [...(belongings.get(first.declaration) ?? []), unit]);
    }
  }

  const kept = new Set();
  const left = units.filter(({isExport}) => isExport);
  for (let unit = left.pop(); unit; unit = left.pop()) {
    if (!kept.has(unit)) {
      kept.add(unit);
      left.push(...unit.names.map(({declaration}) => declaration), ...(belongings.get(unit) ?? []));
    }
  }
  return units
    .filter((unit) => kept.has(unit))
    .map(({start, end, keyword}) => `${keyword}${source.slice(start, end)};`)
    .join('\n');
};

/** Of a list of variables, each is a unit of its own. */
function toUnits(statement) {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.map(({start, end}) => ({
      start,
      end,
      keyword: `${statement.kind} `,
      names: [],
    }));
  }
  const {start, end, type} = statement;
  return [
    {
      start,
      end,
      keyword: '',
      names: [],
      isEffect: type === 'ExpressionStatement',
      isExport: type.startsWith('Export'),
    },
  ];
}
