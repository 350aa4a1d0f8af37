import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The theme gives links the role of a button, which answers Space too; a link answers Enter only. */
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
