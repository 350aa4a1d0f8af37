import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';

/** What a command is about to do. */
export interface Plan {
  changes: Changes;
  /** In a few words, for the writer. */
  summary: string;
  /** What is left for the writer to do. */
  next: string[];
}

/** Changes of files, kept in memory until `apply`; what is read shows them already. */
export class Changes {
  /** By path from the root: the new text, or `undefined` for a file that goes. */
  private readonly pending = new Map<string, string | undefined>();

  /** @param root absolute path of the project */
  constructor(readonly root: string) {}

  exists(file: string): boolean {
    return this.pending.has(file) ? this.pending.get(file) !== undefined : this.isOnDisk(file);
  }

  /** @throws when there is no such file */
  read(file: string): string {
    if (!this.exists(file)) {
      throw new Error(`${file} does not exist.`);
    }
    return this.pending.get(file) ?? fs.readFileSync(this.absolute(file), 'utf8');
  }

  readJson<Data>(file: string): Data {
    return JSON.parse(this.read(file)) as Data;
  }

  write(file: string, text: string): void {
    if (!this.exists(file) || this.read(file) !== text) {
      this.pending.set(file, text);
    }
  }

  /** Writes a source as `npm run lint:fix` leaves it. */
  async writeFormatted(file: string, source: string): Promise<void> {
    const filepath = this.absolute(file);
    const options = {...(await prettier.resolveConfig(filepath)), filepath};
    this.write(file, await prettier.format(source, options));
  }

  delete(file: string): void {
    this.pending.set(file, undefined);
  }

  /** What will happen, one line a file. */
  describe(): string[] {
    return [...this.pending]
      .filter(([file, text]) => text !== undefined || this.isOnDisk(file))
      .map(([file, text]) => {
        const verb = text === undefined ? 'delete' : this.isOnDisk(file) ? 'change' : 'create';
        return `${verb}  ${file}`;
      })
      .sort();
  }

  /** Makes the changes. Files go last: no text is lost when a new one cannot be written. */
  apply(): void {
    for (const [file, text] of this.pending) {
      if (text !== undefined) {
        fs.mkdirSync(path.dirname(this.absolute(file)), {recursive: true});
        fs.writeFileSync(this.absolute(file), text);
      }
    }
    for (const [file, text] of this.pending) {
      if (text === undefined) {
        fs.rmSync(this.absolute(file), {force: true});
      }
    }
  }

  private isOnDisk(file: string): boolean {
    return fs.existsSync(this.absolute(file));
  }

  private absolute(file: string): string {
    return path.join(this.root, file);
  }
}
