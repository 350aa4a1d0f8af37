import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defaultLocale, locales} from '../../src/config/locales';

const folder = '.github/workflows';
const scripts = Object.keys(JSON.parse(fs.readFileSync('package.json', 'utf8')).scripts);

describe.each(fs.readdirSync(folder))('the workflow %s', (name) => {
  const text = fs.readFileSync(path.join(folder, name), 'utf8');
  const jobs = text
    .slice(text.indexOf('\njobs:\n'))
    .split(/^ {2}(?=[\w-]+:$)/m)
    .slice(1);

  it('takes each action by its whole commit hash, and says its version', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) {
      expect(use).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('may do no more than it says, for no longer than it says', () => {
    expect(text).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
    expect(text).toMatch(/^concurrency:\n {2}group:/m);
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m);
      expect(job).toMatch(/^ {4}runs-on: ubuntu-\d+\.\d+$/m);
    }
  });

  it('leaves no key of the repository behind, and runs nothing that a title could change', () => {
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)!.length,
    );
    for (const [, command] of text.matchAll(/^ +(?:- )?run: (?!\|)(.*)$/gm)) {
      expect(command).not.toContain('${{');
    }
  });

  it('runs commands that there are', () => {
    for (const [, script] of text.matchAll(/npm run (?:--\w+ )*([\w:]+)/g)) {
      expect(scripts).toContain(script);
    }
  });
});

it('Netlify answers in the language of what is not there', () => {
  const text = fs.readFileSync('netlify.toml', 'utf8');
  for (const locale of locales.filter((other) => other !== defaultLocale)) {
    expect(text).toContain(`from = "/${locale}/*"\n  to = "/${locale}/404.html"\n  status = 404`);
  }
});
