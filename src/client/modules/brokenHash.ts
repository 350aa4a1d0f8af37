import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Repairs a hash with a broken percent-encoding, such as `#100%`, before the router reads it:
 * Docusaurus 3.9.1 throws on it and the whole page crashes (`decodeURIComponent`).
 */
if (ExecutionEnvironment.canUseDOM) {
  repairHash();
  // Registered before the router's own listener.
  window.addEventListener('popstate', repairHash);
}

function repairHash(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}
