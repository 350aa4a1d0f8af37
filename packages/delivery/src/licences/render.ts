import type {Licensed} from './packages';

/** Packages that reach the reader together, and how. */
export interface Group {
  title: string;
  introduction: string;
  packages: Licensed[];
}

/** Writes the list: each package with its licence, and each text once. */
export function renderList(groups: readonly Group[]): string {
  const sorted = groups.map((group) => ({...group, packages: group.packages.toSorted(byName)}));
  const texts = [...new Set(sorted.flatMap(({packages}) => packages.map(({text}) => text)))];
  const number = (text: string) => texts.indexOf(text) + 1;
  const row = ({name, version, licence, text}: Licensed) =>
    `| [\`${name}\`](${addressOf(name, version)}) | ${version ?? 'copied'} | ${licence} | [${number(text)}](#text-${number(text)}) |`;
  const users = (text: string) => [
    ...new Set(
      sorted.flatMap(({packages}) =>
        packages.filter((each) => each.text === text).map(({name}) => `\`${name}\``),
      ),
    ),
  ];
  return [
    '# Third-party code',
    'What a reader’s browser gets of others, and under which licence. Fonts are those of the reader’s system; pictures, icons and figures are drawn for this site. `npm run licences` writes this file from what the bundler has put into the last build; `npm run licences -- --check` compares.',
    ...sorted.flatMap(({title, introduction, packages}) => [
      `## ${title}`,
      introduction,
      ['| Package | Version | Licence | Text |', '|---|---|---|---|', ...packages.map(row)].join(
        '\n',
      ),
    ]),
    '## Texts',
    ...texts.flatMap((text) => [
      `### Text ${number(text)}`,
      `Of ${users(text).join(', ')}.`,
      `\`\`\`text\n${text}\n\`\`\``,
    ]),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function addressOf(name: string, version?: string): string {
  const page = `https://www.npmjs.com/package/${name}`;
  return version ? `${page}/v/${version}` : page;
}

/** The same on every machine, whatever its language. */
function byName(a: Licensed, b: Licensed): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}
