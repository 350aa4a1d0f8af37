import {parseTree, printParseErrorCode, type Node, type ParseError} from 'jsonc-parser';
import {pointAt} from './place';

/** A key or a text of a JSON file, and the offset where it stands. */
export interface Entry {
  text: string;
  offset: number;
}

/**
 * A JSON file as it is written: a key may stand twice.
 * What is not as a caller expects it throws, with its place.
 */
export class JsonFile {
  readonly root: Node;

  constructor(
    private readonly file: string,
    private readonly text: string,
  ) {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors);
    errors.forEach(({error, offset}) =>
      this.fail(offset, `this is no valid JSON: ${printParseErrorCode(error)}`),
    );
    this.root = root!;
  }

  /** A string. */
  entry({type, value, offset}: Node): Entry {
    return typeof value === 'string'
      ? {text: value, offset}
      : this.fail(offset, `found the ${type}, expected a string`);
  }

  /** The values of a list. */
  values(node: Node): Node[] {
    return this.childrenOf(node, 'array');
  }

  /** A list of strings. */
  entries(node: Node): Entry[] {
    return this.values(node).map((value) => this.entry(value));
  }

  /** The keys of an object with their values, in its order. */
  pairs(node: Node): {key: Entry; value: Node}[] {
    return this.childrenOf(node, 'object').map(({children}) => {
      const [key, value] = children as [Node, Node];
      return {key: this.entry(key), value};
    });
  }

  /** The values of an object that has each of these keys once, and no other. */
  fields<Key extends string>(node: Node, keys: readonly Key[]): Record<Key, Node> {
    const left = new Set<string>(keys);
    const pairs = this.pairs(node);
    for (const {key} of pairs) {
      if (!left.delete(key.text)) {
        this.fail(
          key.offset,
          `found the key "${key.text}", expected ${keys.join(', ')}, each once`,
        );
      }
    }
    if (left.size > 0) {
      this.fail(node.offset, `found no key "${[...left].join('", "')}" in the object`);
    }
    return Object.fromEntries(pairs.map(({key, value}) => [key.text, value])) as Record<Key, Node>;
  }

  private childrenOf({type, children = [], offset}: Node, wanted: 'array' | 'object'): Node[] {
    return type === wanted
      ? children
      : this.fail(offset, `found the ${type}, expected an ${wanted}`);
  }

  private fail(offset: number, reason: string): never {
    const {line, column} = pointAt(this.text, offset);
    throw new Error(`${this.file}:${line}:${column}: ${reason}.`);
  }
}
