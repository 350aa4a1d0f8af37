/** The error that names a navbar item, in the words of the theme, with what went wrong as its cause. */
export function nameFailedItem(item: object, cause: unknown): Error {
  // What the theme adds to the configuration.
  const added = {mobile: undefined, isDropdownItem: undefined, activeClassName: undefined};
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify({...item, ...added}, null, 2)}`,
    {cause},
  );
}
