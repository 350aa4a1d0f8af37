module.exports = function withoutMessagesLoader(json) {
  const {prefixes} = this.getOptions();
  const messages = Object.entries(JSON.parse(json));
  return JSON.stringify(
    Object.fromEntries(
      messages.filter(([id]) => !prefixes.some((prefix) => id.startsWith(prefix))),
    ),
  );
};
