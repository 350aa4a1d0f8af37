import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Clicks the theme's links with `role="button"` on Space, as browsers do for buttons. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    const {target} = event;
    if (
      event.key === ' ' &&
      !event.defaultPrevented &&
      target instanceof HTMLElement &&
      target.matches('a[role="button"]')
    ) {
      event.preventDefault();
      if (!event.repeat) {
        target.click();
      }
    }
  });
}
