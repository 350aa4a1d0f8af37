import type {IndexSettings, Rule, SynonymHit} from 'algoliasearch';

export type StoredObject = {objectID: string} & Record<string, unknown>;

export interface StoredIndex {
  objects: Map<string, StoredObject>;
  settings: IndexSettings;
  synonyms: Map<string, SynonymHit>;
  /** Kept and copied, never followed. */
  rules: Rule[];
}

/** What an index holds, as plain values: for `load`, and to compare two moments. */
export interface IndexContents {
  objects?: readonly {objectID: string}[];
  settings?: IndexSettings;
  synonyms?: readonly SynonymHit[];
  rules?: readonly Rule[];
}

interface Task {
  id: number;
  apply: () => void;
}

/** The indices of the stand-in. A write is a task, and shows once the task is published. */
export class Store {
  readonly indices = new Map<string, StoredIndex>();

  /** How many times the state of a task is asked for before it is published. */
  polls = 0;

  #pending: Task[] = [];
  #asked = new Map<number, number>();
  #lastTask = 0;

  /** Fills an index at once, without a task. */
  load(
    name: string,
    {objects = [], settings = {}, synonyms = [], rules = []}: IndexContents,
  ): void {
    this.indices.set(name, {
      objects: new Map(objects.map((object) => [object.objectID, structuredClone({...object})])),
      settings: structuredClone(settings),
      synonyms: new Map(synonyms.map((synonym) => [synonym.objectID, structuredClone(synonym)])),
      rules: structuredClone([...rules]),
    });
  }

  /** A copy of everything that is published, by the name of the index. */
  snapshot(): Record<string, Required<IndexContents>> {
    return Object.fromEntries(
      [...this.indices].map(([name, {objects, settings, synonyms, rules}]) => [
        name,
        structuredClone({
          objects: [...objects.values()],
          settings,
          synonyms: [...synonyms.values()],
          rules,
        }),
      ]),
    );
  }

  /** The index of a name, made when there is none: as the provider does at a first write. */
  open(name: string): StoredIndex {
    const index = this.indices.get(name) ?? {
      objects: new Map(),
      settings: {},
      synonyms: new Map(),
      rules: [],
    };
    this.indices.set(name, index);
    return index;
  }

  /** Notes a write. @returns the number of its task */
  write(apply: () => void): number {
    const id = ++this.#lastTask;
    this.#pending.push({id, apply});
    if (this.polls === 0) {
      this.#publish(id);
    }
    return id;
  }

  /** Tells whether a task is published; asking brings it nearer. */
  isPublished(id: number): boolean {
    const asked = (this.#asked.get(id) ?? 0) + 1;
    this.#asked.set(id, asked);
    if (asked > this.polls) {
      this.#publish(id);
    }
    return this.#pending.every((task) => task.id !== id);
  }

  /** Writes are applied in the order in which they came. */
  #publish(upTo: number): void {
    const due = this.#pending.filter(({id}) => id <= upTo);
    this.#pending = this.#pending.filter(({id}) => id > upTo);
    due.forEach(({apply}) => apply());
  }
}
