/** Removes the messages whose ids start with one of the `prefixes` from a JSON file of translations. */
module.exports = function withoutMessagesLoader(json) {
  const {prefixes} = this.getOptions();
  const messages = Object.entries(JSON.parse(json));
  return JSON.stringify(
    Object.fromEntries(
      messages.filter(([id]) => !prefixes.some((prefix) => id.startsWith(prefix))),
    ),
  );
};
