const heic = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;
const rawPhotos = /^(?:II\*\0|MM\0\*|IIRO|IIRS|IIU\0|FUJIFILMCCD-RAW|\0MRM|FOVb)/;

/** What to do about a file that cameras, phones and colleagues send and browsers do not show. */
export function cureOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  const brand = text.slice(4, 8) === 'ftyp' ? text.slice(8, 12) : undefined;
  if (brand && heic.test(brand))
    return 'This is a HEIC photo, which most browsers cannot show. Export it as JPEG; an iPhone takes JPEGs with Settings › Camera › Formats › Most Compatible.';
  if (brand === 'crx ' || rawPhotos.test(text))
    return 'This is a raw or TIFF photo, which browsers cannot show. Export it as JPEG from the program that opens it.';
  if (brand) return 'This is a video. Upload a picture: PNG, JPEG, WebP or AVIF.';
  if (text.startsWith('%PDF-')) return 'This is a PDF. Export the page as PNG or JPEG.';
  return undefined;
}
