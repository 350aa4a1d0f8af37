/**
 * The script in every page that keeps a press of a button, by pointer or key, until the page has
 * hydrated. A second press is impatience: it counts once. A press elsewhere takes it back, as it
 * may lead to another page. Forms, links and `<summary>` answer by themselves.
 */
export const earlyPressScript = `(function () {
  var pressed = new Set();
  addEventListener('click', function (event) {
    var button = event.target.closest('button[type=button]');
    if (!button) pressed.clear();
    // From here on React hydrates at a click, and answers it.
    else if (window.docusaurusRoot) pressed.delete(button);
    else pressed.add(button);
  }, true);
  new MutationObserver(function () {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      pressed.forEach(function (button) { button.click(); });
    }
  }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
})();`;
