import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Resets an invalid colour mode of storage or query string, with which CSS hides logo and icon. */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  const isColorMode = (value?: string) => value === 'dark' || value === 'light';
  if (!isColorMode(dataset.theme)) {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  } else if (!isColorMode(dataset.themeChoice)) {
    dataset.themeChoice = 'system';
  }
  // Helmet removes attributes listed in `data-rh`, which a query string can set.
  delete dataset.rh;
}
