import fs from 'node:fs';
import path from 'node:path';
import {BOM, parseCsv} from './csv';
import {kits, targets, tutorialFile, type Kit} from './kits';
import {workbookOf} from './workbook';

/** A file that the tool writes. */
interface Made {
  file: string;
  content: Buffer;
}

/**
 * Writes what of the starter kit is made of its sources: a template of each sample, and a workbook of
 * each CSV. With `--check` it compares only.
 */
export async function runStarterKit(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown) {
    throw new Error(`Unknown: ${unknown}. Usage: npm run starter-kit [-- --check]`);
  }
  const made = (await Promise.all(kits.map((kit) => filesOf(kit)))).flat();
  const changed = made.filter(
    ({file, content}) => !fs.existsSync(file) || !fs.readFileSync(file).equals(content),
  );
  if (args.includes('--check') && changed.length > 0) {
    const names = changed.map(({file}) => file).join('\n');
    throw new Error(`Not what their sources make, run npm run starter-kit:\n${names}`);
  }
  for (const {file, content} of changed) {
    fs.writeFileSync(file, content);
    console.log(file);
  }
  console.log(`${made.length} files of the starter kit, ${changed.length} changed.`);
}

/** What is made for a language, from the samples that stand in its folder. */
export async function filesOf(kit: Kit, root = '.'): Promise<Made[]> {
  const read = (name: string) =>
    fs.readFileSync(path.join(root, kit.folder, `${name}.csv`), 'utf8');
  const workbook = async (name: string, text: string, delimiter: string) => ({
    file: path.join(root, kit.folder, `${name}.xlsx`),
    content: await workbookOf(parseCsv(text, delimiter), name),
  });
  const ofKinds = targets.map(async (target) => {
    const [sample, template] = [kit.sample, kit.template].map((name) => name(kit.kinds[target]));
    const text = read(sample!);
    const header = `${BOM}${text.replace(BOM, '').split('\n')[0]}\n`;
    return [
      {file: path.join(root, kit.folder, `${template}.csv`), content: Buffer.from(header)},
      await workbook(template!, header, kit.delimiter),
      await workbook(sample!, text, kit.delimiter),
    ];
  });
  const ofTutorials = kit.hasTutorials
    ? [await workbook(tutorialFile, read(tutorialFile), ';')]
    : [];
  return [...(await Promise.all(ofKinds)).flat(), ...ofTutorials];
}
