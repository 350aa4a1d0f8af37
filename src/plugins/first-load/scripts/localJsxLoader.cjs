const imported = /import \{([^}]+)\} from ["']react\/jsx-runtime["'];?/;

/**
 * A loader for compiled pages: gives the functions that make elements a local name. The bundler
 * keeps a record of each use of an imported one, several hundred a page: a megabyte for each page
 * of a site, and a tenth of the code of a page for the way to the import.
 *
 * @param {string} source an ES module, as the compiler of JSX leaves it
 */
module.exports = function localJsx(source) {
  return source.replace(imported, (_import, list) => {
    const names = list.split(',').map((name) => name.trim().split(' as '));
    const imports = names.map(([name, local]) => `${name} as imported${local}`);
    const locals = names.map(([, local]) => `${local} = imported${local}`);
    return `import {${imports.join(', ')}} from "react/jsx-runtime"; const ${locals.join(', ')};`;
  });
};
