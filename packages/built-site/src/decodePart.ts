/** Decodes a part of a URL. Returns malformed input, such as `100%`, unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
