import type {StepOptions} from '../site';
import {visitByLanguage, type Node} from './tree';

/** Remark step: marks links whose text is their address, so that paper does not show it twice. */
export function bareAddresses({locale}: Pick<StepOptions, 'locale'>) {
  return (tree: Node): void =>
    visitByLanguage(tree, locale, (node) => {
      if (node.type === 'link' && node.children?.[0]?.value === node.url) {
        node.data = {hProperties: {className: 'bare-address'}};
      }
    });
}
