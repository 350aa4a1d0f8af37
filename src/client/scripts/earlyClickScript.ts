/** Replays button clicks after hydration. Other clicks discard them, as they may navigate. */
export const earlyClickScript = `(function () {
  var pressed = new Set();
  addEventListener('click', function (event) {
    var button = event.target.closest('button[type=button]');
    if (!button) pressed.clear();
    // React now hydrates on click and handles it.
    else if (window.docusaurusRoot) pressed.delete(button);
    else pressed.add(button);
  }, true);
  new MutationObserver(function () {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      pressed.forEach(function (button) { button.click(); });
    }
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
})();`;
