import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * What was stored or stands in an address (`?docusaurus-theme=`, `?docusaurus-data-…=`) gets onto
 * `<html>` as it is. A mode that is none is light to the theme, but the style sheet then shows
 * neither logo nor the icon of the mode.
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
  // By it, Helmet takes attributes off: an address could name that of the mode.
  delete dataset.rh;
}
