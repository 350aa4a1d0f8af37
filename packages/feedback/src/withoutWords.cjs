/** Takes the words of the control out of the messages of a language. */
module.exports = function withoutWords(json) {
  const messages = Object.entries(JSON.parse(json));
  return JSON.stringify(
    Object.fromEntries(messages.filter(([id]) => !id.startsWith('pageFeedback.'))),
  );
};
