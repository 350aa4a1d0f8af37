import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Runs before the router's listener.
  window.addEventListener('popstate', repairHash);
}

/** Escapes an invalid hash such as `#100%`, with which the router crashes the page. */
function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}
