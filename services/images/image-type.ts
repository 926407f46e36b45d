export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** The type of a file by its first bytes, because a name proves nothing. SVG can contain scripts and is not accepted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const text = opening(bytes);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]/.test(text.slice(8, 12))) return 'avif';
  return undefined;
}

/** The media type of something we made. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const type = imageTypeOf(bytes);
  if (type) return `image/${type}`;
  return opening(bytes).slice(4, 8) === 'ftyp' ? 'video/mp4' : undefined;
}

const opening = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 16)).toString('latin1');
