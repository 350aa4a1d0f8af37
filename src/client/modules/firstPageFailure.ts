import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showLoadFailure} from '@site/src/components/LoadFailure';

/** Shows a notice if the code of the first page doesn't load. Upstream reloads the later ones. */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (!window.docusaurusRoot) {
      showLoadFailure(reason);
    }
  });
}
