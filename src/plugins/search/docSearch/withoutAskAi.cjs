const {parseModule, reachable} = require('./reachable.cjs');

/**
 * What stands in the place of the chat where no assistant is configured: as DocSearch finds it
 * before the first question. Made once, since DocSearch compares what it is given.
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

/** The functions of Ask AI that all else of it hangs on, each by words that no other one holds. */
const replacements = [
  {words: '"__DOCSEARCH_ASKAI_CONVERSATIONS__"', by: noChat},
  {words: '"DocSearch-AskAiScreen DocSearch-AskAiScreen-Container"', by: noScreen},
];

/**
 * The search box of DocSearch 4.7.0 for sites without Ask AI. The package holds in
 * one file the clients of a chat, a reader of Markdown and a checker of data: two thirds of it.
 *
 * @throws when the package has changed, and these parts are elsewhere
 */
module.exports = function withoutAskAi(source) {
  const program = parseModule(source);
  const functions = program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({id, init}) => ({name: id.name, node: init}))
      : [{name: statement.id?.name, node: statement}],
  );
  const stubs = replacements
    .map(({words, by}) => {
      const {name, node} = theOne(words);
      const isDeclaration = node.type === 'FunctionDeclaration';
      return {start: node.start, end: node.end, by: isDeclaration ? `var ${name}=${by}` : by};
    })
    .sort((a, b) => a.start - b.start);
  return reachable(source, stubs, program);

  function theOne(words) {
    const found = functions.filter(
      ({node}) => node && source.slice(node.start, node.end).includes(words),
    );
    if (found.length !== 1) {
      throw new Error(
        `DocSearch has changed: ${found.length} of its functions hold ${words}, and not one, as in 4.7.0. See src/plugins/search/docSearch/withoutAskAi.cjs.`,
      );
    }
    return found[0];
  }
};
