/** Something that waits until it is released, in place of a time: the answer of a server, a file. */
export function hold(): {held: Promise<void>; release: () => void} {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  return {held, release};
}
