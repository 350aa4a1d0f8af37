/** Decodes part of a URL. Returns malformed parts, such as `100%`, unchanged. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
