import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, styleAttributeHashes} from '../policy';

const sources = {
  scripts: ["'sha256-one'", "'sha256-two'"],
  ...{styles: [], styleAttributes: [], connections: [], trustedTypes: ['default']},
};

describe('contentSecurityPolicy', () => {
  it('allows the files of the site and listed scripts', () => {
    const policy = contentSecurityPolicy(sources);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  });

  it('allows listed style attributes, which can be read back', () => {
    const styleAttributes = ["'sha256-a+/='", "'sha256-b'"];
    const policy = contentSecurityPolicy({...sources, styleAttributes});
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-a+/=' 'sha256-b';");
    expect(styleAttributeHashes(policy)).toEqual(styleAttributes);
    expect(styleAttributeHashes(contentSecurityPolicy(sources))).toEqual([]);
  });

  it('allows connections to listed origins only', () => {
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self';");
    const connections = ['https://appid-dsn.algolia.net'];
    expect(contentSecurityPolicy({...sources, connections})).toContain(
      "connect-src 'self' https://appid-dsn.algolia.net;",
    );
  });

  it('enables Trusted Types for listed policies', () => {
    expect(contentSecurityPolicy({...sources, trustedTypes: []})).not.toContain('trusted-types');
    expect(contentSecurityPolicy({...sources, trustedTypes: ['default', 'dompurify']})).toMatch(
      /require-trusted-types-for 'script'; trusted-types default dompurify$/,
    );
  });
});
