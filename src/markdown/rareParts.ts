import type {Node} from './tree';

const MODULE = '@site/src/components/rareParts';

/** What that module exports: components that few pages use. */
const names = ['Card', 'Cards', 'TranslationNotice', 'Walkthrough', 'WalkthroughFrame'];

/**
 * Remark step: has a page import the components that few pages use, so that
 * they come with its own script. Writers need no import for them either.
 */
export function rareParts() {
  return (tree: Node): void => {
    const components = namesIn(tree);
    const used = names.filter((name) => components.has(name));
    if (used.length > 0) {
      tree.children?.unshift(importOf(used));
    }
  };
}

/** The names of all components of a tree. */
function namesIn({name, children = []}: Node): Set<string> {
  return new Set([...(name ? [name] : []), ...children.flatMap((child) => [...namesIn(child)])]);
}

/** `import {…} from '…'`, as the compiler of MDX reads it (ESTree). */
function importOf(components: string[]): Node {
  const identifier = (name: string) => ({type: 'Identifier', name});
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: components.map((name) => ({
      type: 'ImportSpecifier',
      imported: identifier(name),
      local: identifier(name),
    })),
    source: {type: 'Literal', value: MODULE, raw: `'${MODULE}'`},
  };
  return {
    type: 'mdxjsEsm',
    value: `import {${components.join(', ')}} from '${MODULE}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}
