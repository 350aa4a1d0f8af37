import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The theme gives some links `role="button"`. A button is also activated by Space; a link by Enter only. */
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
