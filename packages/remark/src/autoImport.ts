import type {Node} from '@guide/content/mdx';
import type {StepOptions} from './options';

/** Remark step: adds imports of the `autoImports` that a page uses. */
export function autoImport({autoImports}: Pick<StepOptions, 'autoImports'>) {
  return (tree: Node): void => {
    const components = namesIn(tree);
    for (const {module, names} of autoImports) {
      const used = names.filter((name) => components.has(name));
      if (used.length > 0) {
        tree.children?.unshift(importOf(used, module));
      }
    }
  };
}

function namesIn({name, children = []}: Node): Set<string> {
  return new Set([...(name ? [name] : []), ...children.flatMap((child) => [...namesIn(child)])]);
}

/** With the ESTree that MDX compiles. */
function importOf(components: string[], module: string): Node {
  const identifier = (name: string) => ({type: 'Identifier', name});
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: components.map((name) => ({
      type: 'ImportSpecifier',
      imported: identifier(name),
      local: identifier(name),
    })),
    source: {type: 'Literal', value: module, raw: `'${module}'`},
  };
  return {
    type: 'mdxjsEsm',
    value: `import {${components.join(', ')}} from '${module}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}
