/**
 * Files that are no pictures and that an import brings, with their media types. Nothing among them runs in a page of this
 * site: neither HTML nor SVG nor scripts.
 */
export const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
  vtt: 'text/vtt; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  rtf: 'application/rtf',
  zip: 'application/zip',
  epub: 'application/epub+zip',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
};

/** The ending of an address that names such a file, in lower case. */
export function fileEnding(address: string): string | undefined {
  const ending = /\.(\w{2,4})$/.exec(address.split(/[?#]/, 1)[0] ?? '')?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(fileTypes, ending) ? ending : undefined;
}

/** Where files of imports are: below `media/` in the data folder and in addresses, named by a digest of their bytes. */
export const importedFileName = /^imported\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4}$/;

/** @example importedFileAddress('imported/ab/….pdf') // → '/media/imported/ab/….pdf' */
export const importedFileAddress = (name: string): string => `/media/${name}`;

/** The names of imported files whose addresses a stored document has. */
export function importedFiles(doc: string): string[] {
  return [...doc.matchAll(/\/media\/(imported\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{2,4})/g)].map(
    ([, name = '']) => name,
  );
}
