/** A part of an address without its encoding; as it is where it has none, such as `100%`. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
