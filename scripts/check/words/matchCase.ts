/** Gives a word the capitals of the one that it replaces: Colour for Color, COLOUR for COLOR. */
export function matchCase(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase()) {
    return word.toUpperCase();
  }
  return like[0] === like[0]?.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}
