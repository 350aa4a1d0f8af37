const {parseModule, reachable} = require('./reachable.cjs');

/**
 * What stands in the place of the chat: as DocSearch finds it before the first question. Made once, since DocSearch compares what it is given.
 */
const noChat = `(()=>{
  const nothing = () => undefined;
  const chat = {
    messages: [], exchanges: [], status: "ready", isStreaming: false,
    conversations: {add: nothing, addFeedback: nothing, getOne: nothing, getAll: () => [], remove: nothing, getConversation: nothing},
    sendMessage: nothing, setMessages: nothing, clearError: nothing, resetAskAiAbortScope: nothing,
    resetAskAiChatSession: nothing, stopAskAiStreaming: nothing, sendFeedback: nothing,
  };
  return () => chat;
})()`;

const noScreen = '()=>null';

/** The functions that all else of the chat hangs on, each by words that no other one holds. */
const replacements = [
  {words: '"__DOCSEARCH_ASKAI_CONVERSATIONS__"', by: noChat},
  {words: '"DocSearch-AskAiScreen DocSearch-AskAiScreen-Container"', by: noScreen},
];

/**
 * The search box of DocSearch 4.7.0 without its chat. The package holds in one file the clients of a chat, a reader of Markdown and a checker of data: two thirds of it.
 *
 * @throws when the package has changed, and these parts are elsewhere
 */
module.exports = function withoutChat(source) {
  return reachable(replacements.reduce(replaceFunction, source));
};

function replaceFunction(source, {words, by}) {
  const found = parseModule(source)
    .body.flatMap(({type, declarations, ...statement}) =>
      type === 'VariableDeclaration' ? declarations : statement,
    )
    .filter(({start, end}) => source.slice(start, end).includes(words));
  if (found.length !== 1) {
    throw new Error(`${found.length} of its functions hold ${words}, not one`);
  }
  const [{start, end, id, init}] = found;
  const replaced = init ? `${id.name}=${by}` : `var ${id.name}=${by};`;
  return source.slice(0, start) + replaced + source.slice(end);
}
