import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {countPages, heapOptions} from '../heap.mjs';

describe('the heap of a build', () => {
  it('is swept as it grows where a guide is large', () => {
    expect(heapOptions(64).join(' ')).not.toContain('growing');
    expect(heapOptions(3000)).toContain('--heap-growing-percent=20');
  });

  it.each([64, 3000])('grows by options that Node knows, for %i pages', (pages) => {
    const {status, stderr} = spawnSync(process.execPath, [...heapOptions(pages), '-e', '']);
    expect({status, stderr: stderr.toString()}).toEqual({status: 0, stderr: ''});
  });

  it('is that of the pages in the folder and below', () => {
    expect(countPages('docs')).toBeGreaterThan(50);
    expect(countPages('docs/roadmapping')).toBeLessThan(countPages('docs'));
    expect(countPages('no-such-folder')).toBe(0);
  });
});
