const script = /<script src="?[^\s">]*\/assets\/js\/([^\s">/]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Puts the main script of a page behind those of its content. Deferred scripts
 * run in their order: when the main one asks for the content, it is there.
 */
export function withMainLast(html: string): string {
  const scripts = [...html.matchAll(script)];
  const isMain = ([, file]: RegExpExecArray) => file!.startsWith('main.');
  const ordered = [...scripts.filter((one) => !isMain(one)), ...scripts.filter(isMain)];
  let position = 0;
  return html.replace(script, () => ordered[position++]![0]);
}
