import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {mark} from '../../../tools/pull-request/summary';

/** Stands in for GitHub's command: answers as told, and notes what it was asked. */
const gh = `#!/usr/bin/env bash
printf '%s\\n' "$*" >> log
case "$*" in
  *"/pulls "*) echo "$GH_PULL" ;;
  *"--paginate"*) echo "$GH_COMMENT" ;;
  *"body=@"*) all="$*"; file=\${all##*body=@}; cat "\${file%% *}" > body ;;
esac
`;

/** Runs the script for a branch. */
function comment(summary: string, {pull = '7', old = ''} = {}) {
  const cwd = fs.mkdtempSync(path.join(os.tmpdir(), 'comment-'));
  const read = (name: string) =>
    fs.existsSync(path.join(cwd, name)) ? fs.readFileSync(path.join(cwd, name), 'utf8') : '';
  try {
    fs.writeFileSync(path.join(cwd, 'gh'), gh, {mode: 0o755});
    fs.writeFileSync(path.join(cwd, 'summary.md'), summary);
    const env = {
      ...process.env,
      PATH: `${cwd}:${process.env.PATH}`,
      GH_PULL: pull,
      GH_COMMENT: old,
      GH_REPO: 'telescope/documentation',
      HEAD_OWNER: 'nadia',
      HEAD_BRANCH: 'glossary',
      HEAD_SHA: 'abc',
    };
    const script = path.resolve('tools/pull-request/comment.sh');
    const {status, stdout} = spawnSync('bash', [script, 'summary.md'], {
      encoding: 'utf8',
      cwd,
      env,
    });
    return {status, said: stdout, asked: read('log'), body: read('body')};
  } finally {
    fs.rmSync(cwd, {recursive: true});
  }
}

it('a comment is written under the pull request of the branch', () => {
  const {status, asked, body} = comment(`${mark}\n\n## What this changes\n`);
  expect(status).toBe(0);
  expect(asked).toContain('head=nadia:glossary');
  expect(asked).toContain('--method POST repos/telescope/documentation/issues/7/comments');
  expect(body).toContain('## What this changes');
});

it('a comment that is there is written anew', () => {
  const {asked} = comment(`${mark}\nnew`, {old: '99'});
  expect(asked).toContain('--method PATCH repos/telescope/documentation/issues/comments/99');
  expect(asked).not.toContain('POST');
});

it('a branch that has moved on, or is closed, gets no comment', () => {
  const {status, asked, said} = comment(`${mark}\nold`, {pull: ''});
  expect(status).toBe(0);
  expect(asked).not.toMatch(/POST|PATCH/);
  expect(said).toContain('No open pull request is at abc');
});

it('a text that is no summary is refused', () => {
  expect(comment('Buy now')).toMatchObject({status: 1, asked: ''});
});

it('a comment is cut where GitHub takes no more, and says so', () => {
  const {body} = comment(`${mark}\n${'é'.repeat(40_000)}`);
  expect(Buffer.byteLength(body)).toBeLessThan(65_000);
  expect(body).toContain('The rest is in the summary of the run.');
});
