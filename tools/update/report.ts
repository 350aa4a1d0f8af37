import type {Swizzle} from './swizzles';

interface Update {
  from: string;
  to: string;
  /** All that `npm test` printed. */
  printed: string;
  swizzles: (Swizzle & {difference: string})[];
}

/** What an update needs, as Markdown: what `npm test` says at its end, and what upstream has changed. */
export function formatReport({from, to, printed, swizzles}: Update): string {
  const changed = swizzles.filter(({difference}) => difference);
  const results = /^(?:ok {4}|FAILED) [^]*/m.exec(printed)?.[0] ?? 'No step ran.';
  return [
    `# Docusaurus ${from} to ${to}`,
    '## Steps of `npm test`',
    'What each of them printed is in `test.log`.',
    `\`\`\`text\n${results.trim()}\n\`\`\``,
    '## Swizzled components',
    `Upstream has changed ${changed.length} of ${swizzles.length}. Take over what matters, and raise the version in the header of each file.`,
    ...changed.flatMap(({file, how, component, difference}) => [
      `### ${component}`,
      `${how}: ${file}`,
      `\`\`\`diff\n${difference.trim()}\n\`\`\``,
    ]),
    '',
  ].join('\n\n');
}
