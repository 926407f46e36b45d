const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
};

/**
 * The name under which an original is saved: the one it came with, with the extension of what it is.
 * @example nameOfOriginal('harbor.heic', 'image/jpeg') // 'harbor.jpg'
 */
export function nameOfOriginal(filename: string, type: string): string {
  const plain = filename.replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_').trim() || 'picture';
  const usual = extensions[type];
  if (!usual) return plain;
  const dot = plain.lastIndexOf('.');
  if (dot > 0 && usual.includes(plain.slice(dot + 1).toLowerCase())) return plain;
  return `${dot > 0 ? plain.slice(0, dot) : plain}.${usual[0]}`;
}

const isWellFormed = /^[\w .()+-]+$/;

/** RFC 6266: a browser saves the answer under this name and does not open it. */
export function attachmentHeader(name: string): string {
  if (isWellFormed.test(name)) return `attachment; filename="${name}"`;
  const ascii = name.replaceAll(/[^\w .()+-]/g, '_');
  // Half a surrogate pair has no encoding.
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** The name that such a header gives. */
export function nameInAttachment(header: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/.exec(header)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]{1,1000})"/.exec(header)?.[1];
}
