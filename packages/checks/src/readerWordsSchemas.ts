/** The words of readers, as the files of a language have them. */
export interface ReaderWords {
  /** What readers ask, by the id of a page and the anchor of a section. */
  questions: Record<string, Record<string, string[]>>;
  /** What readers ask for and the product does not have, and what they are told. */
  absent: {id: string; asked: string[]; message: string; alternative: string; related: string[]}[];
  /** What readers type, and the words of the pages that a search adds. */
  synonyms: {typed: string[]; adds: string[]}[];
}

const phrase = {type: 'string', pattern: '[\\p{L}\\p{N}]', description: 'a text with words'};

const sentence = (maxLength: number, pattern: string) => ({
  ...{type: 'string', maxLength, pattern},
  description: `a sentence of ${maxLength} characters at most, with its full stop`,
});

const fields = (properties: Record<string, object>) => ({
  ...{type: 'object', properties, required: Object.keys(properties), additionalProperties: false},
  description: `an object with the keys ${Object.keys(properties).join(', ')}`,
});

const list = (items: object, description: string, bounds: object = {}) => ({
  ...{type: 'array', items, uniqueItems: true, description},
  ...bounds,
});

/** JSON Schemas of these files. A `description` is what a writer is told to write. */
export const schemas: Readonly<Record<keyof ReaderWords, object>> = {
  questions: {
    type: 'object',
    description: 'an object with the ids of pages as keys',
    additionalProperties: {
      type: 'object',
      description: 'an object with "" and the ids of headings as keys',
      additionalProperties: list(
        {...phrase, maxLength: 120, description: 'a question of 120 characters at most'},
        // With more of them, questions outweigh the text of the section.
        'a list of 8 different questions at most',
        {maxItems: 8},
      ),
    },
  },
  absent: list(
    fields({
      id: phrase,
      asked: list(
        // With more words, or more phrases, it would be found for what the product has.
        {...phrase, pattern: '^\\s*\\S+(\\s+\\S+){0,3}\\s*$', description: '1 to 4 words'},
        'a list of 1 to 12 different phrases',
        {minItems: 1, maxItems: 12},
      ),
      message: sentence(140, '[^\\s.]\\.$'),
      alternative: sentence(120, '^$|[^\\s.]\\.$'),
      related: list(phrase, 'a list of pages and sections'),
    }),
    'a list of what the product does not have',
  ),
  synonyms: list(
    fields({
      typed: list(phrase, 'a list of different phrases'),
      adds: list(phrase, 'a list of different phrases'),
    }),
    'a list of groups',
  ),
};
