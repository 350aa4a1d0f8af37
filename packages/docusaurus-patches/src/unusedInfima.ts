import type {Setting} from './types';

/** Infima components and utilities that neither the theme nor the guide uses. */
const unused =
  /^\.(?:avatar|button-group|card|hero|pagination(?!-nav)|pills|shadow--|text--(?!center|truncate))/;

const isUnused = (selector: string) => unused.test(selector);

interface Rule {
  selectors: string[];
  remove: () => void;
  source?: {input: {file?: string}};
}

interface Root {
  walkRules: (visit: (rule: Rule) => void) => void;
}

/** PostCSS plugin. */
export const dropUnusedInfima = {
  postcssPlugin: 'drop-unused-infima',
  Once(root: Root) {
    const rules: Rule[] = [];
    root.walkRules((rule) => {
      if (rule.source?.input.file?.includes('infima') && rule.selectors.every(isUnused)) {
        rules.push(rule);
      }
    });
    rules.forEach((rule) => rule.remove());
  },
};

/** CSS of a first visit: 20.1 to 19.3 kB (2026-11-27). */
export const noUnusedInfima: Setting = {
  name: 'no unused Infima',
  isApplied: ({mainStyles}) => !mainStyles.includes('.avatar__photo'),
};
