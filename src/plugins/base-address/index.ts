import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * The banner on the home page when neither scripts nor styles came, mostly as
 * the base address of the build is wrong. `@base-address/Banner` is rendered
 * into the pages, and weighs nothing in the browser.
 */
export default function baseAddress(): Plugin {
  return {
    name: 'base-address',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {'@base-address/Banner': path.join(__dirname, isServer ? 'Banner' : 'Nothing')},
      },
    }),
  };
}
