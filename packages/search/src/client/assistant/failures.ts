import {translate} from '@docusaurus/Translate';

type FailureKind =
  | 'unreachable'
  | 'interrupted'
  | 'refused'
  | 'rateLimited'
  | 'unknown'
  | 'tooLong'
  | 'empty'
  | 'failed';

/** Error with a translated message. */
export class AnswerFailure extends Error {
  constructor(kind: FailureKind) {
    super(messages[kind]());
    this.name = 'AnswerFailure';
  }
}

/** Classifies errors: https://www.algolia.com/doc/guides/algolia-ai/agent-studio */
export function failureKind(status: number | undefined, text: string): FailureKind {
  if (/\bAI-217\b|conversation\s+depth|context\s+length/i.test(text)) {
    return 'tooLong';
  }
  if (status === 429 || /rate\s*limit|too[\s_]many/i.test(text)) {
    return 'rateLimited';
  }
  if (status === 404 || /agent[^.]*not\s+found/i.test(text)) {
    return 'unknown';
  }
  if (status === 401 || status === 403 || /\b(?:this domain|not allowed)\b/i.test(text)) {
    return 'refused';
  }
  return 'failed';
}

// DocSearch locks the field if a message matches "rate limit" and the like. None of these does.
const messages: Record<FailureKind, () => string> = {
  unreachable: () =>
    translate({
      id: 'search.assistant.failure.unreachable',
      message: 'The assistant can’t be reached. Check your network connection, then ask again.',
      description: 'Shown when a question could not be sent',
    }),
  interrupted: () =>
    translate({
      id: 'search.assistant.failure.interrupted',
      message: 'The answer was cut off. Check your network connection, then ask again.',
      description: 'Shown when the connection broke during an answer',
    }),
  refused: () =>
    translate({
      id: 'search.assistant.failure.refused',
      message: 'The assistant doesn’t accept questions from this site. Search by keyword instead.',
      description: 'Shown when the provider refuses the key or the site',
    }),
  rateLimited: () =>
    translate({
      id: 'search.assistant.failure.rateLimited',
      message: 'Too many questions for now. Wait a minute, then ask again, or search by keyword.',
      description: 'Shown when the provider limits the number of questions',
    }),
  unknown: () =>
    translate({
      id: 'search.assistant.failure.unknown',
      message: 'This site’s assistant no longer exists. Search by keyword instead.',
      description: 'Shown when the assistant does not exist at the provider',
    }),
  tooLong: () =>
    translate({
      id: 'search.assistant.failure.tooLong',
      message: 'This conversation is too long. Start a new one from the Conversations menu.',
      description: 'Shown when a conversation has reached the limit of the provider',
    }),
  empty: () =>
    translate({
      id: 'search.assistant.failure.empty',
      message: 'The assistant found no answer. Use other words, or search by keyword.',
      description: 'Shown when the answer is empty',
    }),
  failed: () =>
    translate({
      id: 'search.assistant.failure.failed',
      message: 'The assistant failed. Ask again, or search by keyword.',
      description: 'Shown for any other failure of the assistant',
    }),
};
