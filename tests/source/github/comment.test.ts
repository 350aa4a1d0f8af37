import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {mark} from '../../../tools/pull-request/summary';

/** Stands in for GitHub's command: answers as told, and notes what it was asked. */
const gh = `#!/usr/bin/env bash
printf '%s\\n' "$*" >> "$GH_LOG"
case "$*" in
  *"/pulls "*) echo "$GH_PULL" ;;
  *"--paginate"*) echo "$GH_COMMENT" ;;
  *"body=@"*) all="$*"; file=\${all##*body=@}; cat "\${file%% *}" > "$GH_BODY" ;;
esac
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
const file = (name: string) => path.join(folder, name);

beforeAll(() => fs.writeFileSync(file('gh'), gh, {mode: 0o755}));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs the script for a branch. */
function comment(summary: string, answers: {pull?: string; comment?: string}) {
  fs.writeFileSync(file('summary.md'), summary);
  ['log', 'body'].forEach((name) => fs.rmSync(file(name), {force: true}));
  const {status, stdout, stderr} = spawnSync(
    'bash',
    ['tools/pull-request/comment.sh', file('summary.md')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${folder}:${process.env.PATH}`,
        GH_LOG: file('log'),
        GH_BODY: file('body'),
        GH_PULL: answers.pull ?? '7',
        GH_COMMENT: answers.comment ?? '',
        GH_REPO: 'telescope/documentation',
        HEAD_OWNER: 'nadia',
        HEAD_BRANCH: 'glossary',
        HEAD_SHA: 'abc',
      },
    },
  );
  const read = (name: string) =>
    fs.existsSync(file(name)) ? fs.readFileSync(file(name), 'utf8') : '';
  return {status, said: stdout + stderr, asked: read('log'), body: read('body')};
}

describe('the comment of a pull request', () => {
  it('is written under the pull request of the branch', () => {
    const {status, asked, body} = comment(`${mark}\n\n## What this changes\n`, {});
    expect(status).toBe(0);
    expect(asked).toContain('head=nadia:glossary');
    expect(asked).toContain('--method POST repos/telescope/documentation/issues/7/comments');
    expect(body).toContain('## What this changes');
  });

  it('is written anew where there is one', () => {
    const {asked} = comment(`${mark}\nnew`, {comment: '99'});
    expect(asked).toContain('--method PATCH repos/telescope/documentation/issues/comments/99');
    expect(asked).not.toContain('POST');
  });

  it('is left out when the branch has moved on, or is closed', () => {
    const {status, asked, said} = comment(`${mark}\nold`, {pull: ''});
    expect(status).toBe(0);
    expect(asked).not.toMatch(/POST|PATCH/);
    expect(said).toContain('No open pull request is at abc');
  });

  it('is refused when it is no summary', () => {
    const {status, asked} = comment('Buy now', {});
    expect(status).toBe(1);
    expect(asked).toBe('');
  });

  it('is cut where GitHub takes no more, and says so', () => {
    const {body} = comment(`${mark}\n${'é'.repeat(40_000)}`, {});
    expect(Buffer.byteLength(body)).toBeLessThan(65_000);
    expect(body).toContain('The rest is in the summary of the run.');
  });

  it('is a script that bash can read', () => {
    expect(() => execFileSync('bash', ['-n', 'tools/pull-request/comment.sh'])).not.toThrow();
  });
});
