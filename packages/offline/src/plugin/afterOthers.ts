import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Waits for the `postBuild` of the plugins that stand after one in the configuration. Docusaurus
 * starts all of them in that order, in one turn, and has no hook after them: call it first of all
 * in that turn.
 */
export async function afterOthers(plugins: readonly LoadedPlugin[], own: string): Promise<void> {
  const at = plugins.findIndex(({name}) => name === own);
  const running: Promise<unknown>[] = [];
  for (const plugin of plugins.slice(at + 1)) {
    const postBuild = plugin.postBuild?.bind(plugin);
    if (postBuild) {
      plugin.postBuild = (props) => {
        const done = Promise.resolve(postBuild(props));
        // A failure stops the build by itself.
        running.push(done.catch(() => undefined));
        return done as Promise<void>;
      };
    }
  }
  // All have begun by the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all(running);
}
