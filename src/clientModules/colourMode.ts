import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A stored colour mode that is none is light to the theme, but stays on `<html>`
 * as it is: the style sheet then shows neither logo nor the icon of the mode.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'dark' && dataset.theme !== 'light') {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
}
