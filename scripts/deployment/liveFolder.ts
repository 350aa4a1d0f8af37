import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes into a folder that is being served: each file comes whole, in one
 * move, from a folder beside it that is also the lock of the one who writes.
 */
export class LiveFolder {
  private constructor(
    readonly dir: string,
    private readonly workshop: string,
  ) {}

  /** @throws when another one is writing */
  static lock(dir: string): LiveFolder {
    const workshop = path.join(dir, '.publishing');
    fs.mkdirSync(dir, {recursive: true});
    removeAbandoned(workshop);
    try {
      fs.mkdirSync(workshop);
    } catch (error) {
      throw isCode(error, 'EEXIST') ? new Error(describeOwner(workshop)) : error;
    }
    fs.writeFileSync(path.join(workshop, 'owner'), String(process.pid));
    return new LiveFolder(dir, workshop);
  }

  path(file: string): string {
    return path.join(this.dir, file);
  }

  /** Takes a file over from elsewhere. @returns whether there was another one, or none */
  copy(source: string, file: string): boolean {
    const content = fs.readFileSync(source);
    const present = fs.existsSync(this.path(file)) ? fs.readFileSync(this.path(file)) : undefined;
    if (present?.equals(content)) {
      return false;
    }
    this.write(content, file);
    return true;
  }

  write(content: Buffer | string, file: string): void {
    const made = path.join(this.workshop, 'file');
    const target = this.path(file);
    fs.writeFileSync(made, content);
    setLater(made, target);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.renameSync(made, target);
  }

  /** Removes a file, and the folders that it leaves empty. */
  remove(file: string): void {
    fs.rmSync(this.path(file), {force: true});
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      if (fs.readdirSync(this.path(folder)).length > 0) {
        return;
      }
      fs.rmdirSync(this.path(folder));
    }
  }

  unlock(): void {
    fs.rmSync(this.workshop, {recursive: true, force: true});
  }
}

/**
 * Servers tell a file of another deployment by its size and the second of its
 * change, and two pages that name other assets are often of one size.
 */
function setLater(made: string, target: string): void {
  const before = fs.statSync(target, {throwIfNoEntry: false});
  const seconds = (stats: fs.Stats) => Math.floor(stats.mtimeMs / 1000);
  if (before && seconds(fs.statSync(made)) <= seconds(before)) {
    const later = seconds(before) + 1;
    fs.utimesSync(made, later, later);
  }
}

/** Removes the lock of a process that ended before its time. */
function removeAbandoned(workshop: string): void {
  const owner = readOwner(workshop);
  if (owner === undefined || isRunning(owner)) {
    return;
  }
  const taken = `${workshop}-${process.pid}`;
  try {
    // Of two who find it abandoned, one can move it.
    fs.renameSync(workshop, taken);
  } catch (error) {
    if (isCode(error, 'ENOENT')) {
      return;
    }
    throw error;
  }
  fs.rmSync(taken, {recursive: true});
}

function readOwner(workshop: string): number | undefined {
  try {
    return Number(fs.readFileSync(path.join(workshop, 'owner'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function describeOwner(workshop: string): string {
  const owner = readOwner(workshop);
  const who =
    owner === undefined ? 'Another publication' : `Another publication (process ${owner})`;
  return `${who} is writing to this folder. Wait until it has ended; if none runs, here or on another machine, delete ${workshop} and try again.`;
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
