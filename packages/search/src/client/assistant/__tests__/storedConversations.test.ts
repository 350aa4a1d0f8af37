import {afterEach, expect, it, vi} from 'vitest';
import {markup, storedAfter} from '../../__tests__/hostile';
import {cleanStoredConversations} from '../storedConversations';

const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__APPID';
const cleaned = (value: unknown) =>
  storedAfter(() => cleanStoredConversations('APPID'), key, value);
afterEach(() => void vi.unstubAllGlobals());

const conversation = {
  ...{objectID: markup, query: markup, chatId: 'chat', type: 'askAI', anchor: 'stored'},
  ...{content: null, url: '', url_without_anchor: ''},
  hierarchy: {lvl0: 'askAI', lvl1: markup, lvl2: '2025-06-30T10:00:00.000Z'},
  messages: [
    {id: 'a', role: 'user', parts: [{type: 'text', text: markup}]},
    {id: 'b', role: 'assistant', parts: [{type: 'text', text: markup}], feedback: 'like'},
  ],
};

it('keeps a conversation as DocSearch stores it', () => {
  expect(cleaned([conversation])).toEqual([conversation]);
});

it('removes URLs, tool calls, unknown fields and invalid times', () => {
  const changed = {
    ...conversation,
    url: 'javascript:ran=1',
    type: 'lvl1',
    hierarchy: {...conversation.hierarchy, lvl2: 'yesterday'},
    messages: conversation.messages.map((message) => ({
      ...message,
      metadata: {},
      parts: [null, {type: 'tool-searchIndex', input: null}, ...message.parts],
    })),
  };
  const hierarchy = {...conversation.hierarchy, lvl2: null};
  expect(cleaned([changed])).toEqual([{...conversation, hierarchy}]);
});

it.each([
  ['[{', undefined],
  [{length: 1}, []],
  [[null, 7, {}], []],
  [[{...conversation, messages: [null]}], []],
])('removes malformed entries: %j', (value, expected) => {
  expect(cleaned(value)).toEqual(expected);
});
