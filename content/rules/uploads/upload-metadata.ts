/** The longest name that the library shows; longer ones lose their beginning, so that the type stays. */
const longestName = 200;

/**
 * The name of a file from the header `Upload-Metadata` (tus): pairs of a key and Base64, separated by commas. Undefined when
 * the header is malformed; empty when it names no file.
 */
export function filenameOf(header: string): string | undefined {
  let filename = '';
  if (header.trim() === '') return filename;
  const seen = new Set<string>();
  for (const pair of header.split(',')) {
    const [key = '', value = '', ...more] = pair.trim().split(' ');
    if (key === '' || more.length > 0 || seen.has(key) || !base64.test(value)) return undefined;
    seen.add(key);
    if (key === 'filename') filename = cleanName(Buffer.from(value, 'base64').toString('utf8'));
  }
  return filename;
}

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Without the folders some browsers send, and without characters that cannot be seen. */
function cleanName(name: string): string {
  return name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replaceAll(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim()
    .slice(-longestName);
}
