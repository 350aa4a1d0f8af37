import {symbolicLinkFaults} from '@guide/content/safety';
import type {Rule} from '../rule';

/** Rejects symbolic links among pages and static files, which also fail the build. */
export const symbolicLink: Rule = {
  name: 'symbolic-link',
  check({context: {root, site}}, report) {
    for (const fault of site ? symbolicLinkFaults({...site, siteDir: root}) : []) {
      report({...fault, line: 1, column: 1});
    }
  },
};
