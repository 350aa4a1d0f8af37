export interface UserVocabulary {
  /** By page id and section anchor. */
  questions: Record<string, Record<string, string[]>>;
  /** "Not in the product" entries. */
  absent: {id: string; asked: string[]; message: string; alternative: string; related: string[]}[];
  /** Terms that users type, and terms added to the query. */
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

/** Findings show `description` as the expected value. */
export const schemas: Readonly<Record<keyof UserVocabulary, object>> = {
  questions: {
    type: 'object',
    description: 'an object with the ids of pages as keys',
    additionalProperties: {
      type: 'object',
      description: 'an object with "" and the ids of headings as keys',
      additionalProperties: list(
        {...phrase, maxLength: 120, description: 'a question of 120 characters at most'},
        // More questions would outweigh the text of the section.
        'a list of 8 different questions at most',
        {maxItems: 8},
      ),
    },
  },
  absent: list(
    fields({
      id: phrase,
      asked: list(
        // More or longer phrases would match queries about existing features.
        {...phrase, pattern: '^\\s*\\S+(\\s+\\S+){0,3}\\s*$', description: '1 to 4 words'},
        'a list of 1 to 12 different phrases',
        {minItems: 1, maxItems: 12},
      ),
      message: sentence(140, '[^\\s.]\\.$'),
      alternative: sentence(120, '^$|[^\\s.]\\.$'),
      related: list(phrase, 'a list of pages and sections'),
    }),
    'a list of features that the product does not have',
  ),
  synonyms: list(
    fields({
      typed: list(phrase, 'a list of different phrases'),
      adds: list(phrase, 'a list of different phrases'),
    }),
    'a list of groups',
  ),
};
