import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * A hash whose encoding is broken, such as `#100%`, is mended before the router reads it. To
 * Docusaurus (3.9.1) it is an error that takes the whole page away, once the history leads there.
 */
if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  // Before the router, which listens from its start on.
  window.addEventListener('popstate', mendHash);
}

function mendHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}
