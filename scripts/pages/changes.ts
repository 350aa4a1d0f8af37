import fs from 'node:fs';
import path from 'node:path';

type Content = string | Buffer;

/**
 * Changes of files that are made together or not at all. They are kept in
 * memory until `apply`; what is read shows them already.
 */
export class Changes {
  /** By path from the root: the new content, or `undefined` for a file that goes. */
  private readonly pending = new Map<string, Content | undefined>();

  /** @param root absolute path of the project */
  constructor(readonly root: string) {}

  exists(file: string): boolean {
    return this.pending.has(file)
      ? this.pending.get(file) !== undefined
      : fs.existsSync(this.absolute(file));
  }

  /** @throws when there is no such file */
  read(file: string): string {
    return this.content(file).toString();
  }

  readJson<Data>(file: string): Data {
    return JSON.parse(this.read(file)) as Data;
  }

  write(file: string, content: Content): void {
    if (!this.exists(file) || !Buffer.from(this.content(file)).equals(Buffer.from(content))) {
      this.pending.set(file, content);
    }
  }

  move(from: string, to: string): void {
    this.pending.set(to, this.content(from));
    this.delete(from);
  }

  delete(file: string): void {
    this.pending.set(file, undefined);
  }

  /** What will happen, one line a file. */
  describe(): string[] {
    return [...this.pending]
      .filter(([file, content]) => content !== undefined || fs.existsSync(this.absolute(file)))
      .map(([file, content]) => {
        const verb = content === undefined ? 'delete' : this.isOnDisk(file) ? 'change' : 'create';
        return `${verb}  ${file}`;
      })
      .sort();
  }

  /** Makes the changes. @throws what went wrong, after every file is as it was again */
  apply(): void {
    const before = new Map<string, Buffer | undefined>();
    try {
      for (const [file, content] of this.pending) {
        before.set(file, this.isOnDisk(file) ? fs.readFileSync(this.absolute(file)) : undefined);
        this.put(file, content);
      }
    } catch (error) {
      for (const [file, content] of before) {
        this.put(file, content);
      }
      throw new Error(
        `Nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
        {cause: error},
      );
    }
  }

  private put(file: string, content: Content | undefined): void {
    const absolute = this.absolute(file);
    if (content !== undefined) {
      fs.mkdirSync(path.dirname(absolute), {recursive: true});
      fs.writeFileSync(absolute, content);
    } else if (fs.existsSync(absolute)) {
      fs.rmSync(absolute);
      this.removeIfEmpty(path.dirname(absolute));
    }
  }

  private removeIfEmpty(folder: string): void {
    if (fs.readdirSync(folder).length === 0) {
      fs.rmdirSync(folder);
      this.removeIfEmpty(path.dirname(folder));
    }
  }

  private content(file: string): Content {
    const content = this.pending.get(file);
    if (content === undefined && this.pending.has(file)) {
      throw new Error(`${file} is no more.`);
    }
    return content ?? fs.readFileSync(this.absolute(file));
  }

  private isOnDisk(file: string): boolean {
    return fs.existsSync(this.absolute(file));
  }

  private absolute(file: string): string {
    return path.join(this.root, file);
  }
}
