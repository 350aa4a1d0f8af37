import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Upstream copies the stored value and the query string (`?docusaurus-theme=`,
 * `?docusaurus-data-…=`) to attributes of `<html>` unchecked. The theme treats an unknown mode as
 * light, but its style sheet then shows neither the logo nor the icon of the mode.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const isMode = (name?: string) => name === 'dark' || name === 'light';
  if (!isMode(dataset.theme)) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  } else if (!isMode(dataset.themeChoice)) {
    dataset.themeChoice = 'system';
  }
  // Helmet removes the attributes that `data-rh` lists: an address could list that of the mode.
  delete dataset.rh;
}
