import {expect, it} from 'vitest';
import {contentSecurityPolicy, styleAttributeHashes} from '../policy';

const sources = {
  scripts: ["'sha256-one'", "'sha256-two'"],
  ...{styles: [], styleAttributes: [], connections: [], trustedTypes: ['default']},
};

it('allows listed style attributes, which can be read back', () => {
  const styleAttributes = ["'sha256-a+/='", "'sha256-b'"];
  const policy = contentSecurityPolicy({...sources, styleAttributes});
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-a+/=' 'sha256-b';");
  expect(styleAttributeHashes(policy)).toEqual(styleAttributes);
  expect(styleAttributeHashes(contentSecurityPolicy(sources))).toEqual([]);
});

it('enables Trusted Types for listed policies', () => {
  expect(contentSecurityPolicy({...sources, trustedTypes: []})).not.toContain('trusted-types');
  expect(contentSecurityPolicy({...sources, trustedTypes: ['default', 'dompurify']})).toMatch(
    /require-trusted-types-for 'script'; trusted-types default dompurify$/,
  );
});
