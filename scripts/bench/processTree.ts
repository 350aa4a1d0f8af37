import fs from 'node:fs';

/** A process, as `/proc` tells of it. */
export interface Process {
  id: number;
  parent: number;
  /** Bytes that it holds in memory. */
  memory: number;
}

/** The memory of a process and of all that it started, in bytes. */
export interface TreeMemory {
  all: number;
  /** Of the one that holds most. */
  largest: number;
}

/** Adds up the memory of a tree. What processes share is counted in each of them. */
export function memoryOfTree(processes: Process[], root: number): TreeMemory {
  const members = new Set([root]);
  for (let before = 0; members.size > before;) {
    before = members.size;
    for (const {id, parent} of processes) {
      if (members.has(parent)) {
        members.add(id);
      }
    }
  }
  const sizes = processes.filter(({id}) => members.has(id)).map(({memory}) => memory);
  return {all: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(0, ...sizes)};
}

const PAGE_BYTES = 4096;

/** Reads the processes of this machine. Gives none where there is no `/proc`. */
export function readProcesses(): Process[] {
  if (!fs.existsSync('/proc/self/stat')) {
    return [];
  }
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): Process[] => {
      try {
        // The name of a program, in brackets, may hold spaces.
        const stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1);
        const resident = fs.readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1];
        const parent = Number(stat?.split(' ')[1]);
        return [{id: Number(name), parent, memory: Number(resident) * PAGE_BYTES}];
      } catch {
        // It has ended in the meantime.
        return [];
      }
    });
}
