/** Of SHA-256: enough to tell contents apart that nobody forges. */
const BYTES = 12;

/** The fingerprint of a content, 16 characters, the same at build and in a browser. */
export async function digestOf(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash.subarray(0, BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
