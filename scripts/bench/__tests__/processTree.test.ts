import {spawn} from 'node:child_process';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {memoryOfTree, readProcesses} from '../processTree';

describe('memoryOfTree', () => {
  it('adds up a process and all that it started, and nothing else', () => {
    const processes = [
      {id: 30, parent: 20, memory: 400},
      {id: 10, parent: 1, memory: 100},
      {id: 20, parent: 10, memory: 200},
      {id: 40, parent: 1, memory: 9000},
    ];
    expect(memoryOfTree(processes, 10)).toEqual({all: 700, largest: 400});
    expect(memoryOfTree(processes, 50)).toEqual({all: 0, largest: 0});
  });
});

describe.runIf(fs.existsSync('/proc/self/stat'))('readProcesses', () => {
  it('finds a process by whom it was started, with its memory', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    try {
      await new Promise((resolve) => child.once('spawn', resolve));
      const found = readProcesses().find(({id}) => id === child.pid);
      expect(found?.parent).toBe(process.pid);
      expect(found?.memory).toBeGreaterThan(0);
    } finally {
      child.kill();
    }
  });
});
