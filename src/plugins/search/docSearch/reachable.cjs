const {parse} = require('acorn');
const {analyze} = require('eslint-scope');

/**
 * Leaves of a script the statements that its exports need. Minifiers keep what might do something
 * beside making a value; the statements of a library in one file only make its parts, and set
 * properties of them. So a statement that declares nothing belongs to the first name in it.
 *
 * @param {string} source an ES module
 * @param stubs what stands in the place of parts of it, by their start and end, in order: what these
 *   parts name is not needed
 * @param program the module, as `parseModule` gives it
 * @returns {string}
 */
exports.reachable = function reachable(source, stubs = [], program = parseModule(source)) {
  const {scopes} = analyze(program, {ecmaVersion: 2022, sourceType: 'module'});
  const units = program.body.flatMap(toUnits);
  const unitAt = (position) => units.find(({start, end}) => start <= position && position < end);

  const declaredBy = new Map();
  for (const variable of scopes[1].variables) {
    variable.identifiers.forEach(({start}) => declaredBy.set(variable, unitAt(start)));
  }
  for (const [variable, declaration] of declaredBy) {
    for (const {identifier} of variable.references) {
      const {start} = identifier;
      if (!stubs.some((stub) => stub.start <= start && start < stub.end)) {
        unitAt(start).names.push({start, declaration});
      }
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
    .map(({start, end, keyword}) => `${keyword}${stubbed(start, end)};`)
    .join('\n');

  function stubbed(start, end) {
    const within = stubs.filter((stub) => start <= stub.start && stub.end <= end);
    const starts = [start, ...within.map((stub) => stub.end)];
    const ends = [...within.map((stub) => stub.start), end];
    return starts
      .map((from, index) => source.slice(from, ends[index]) + (within[index]?.by ?? ''))
      .join('');
  }
};

/** The syntax of a module, with what the analysis of its names needs. */
function parseModule(source) {
  return parse(source, {ecmaVersion: 'latest', sourceType: 'module', ranges: true});
}
exports.parseModule = parseModule;

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
