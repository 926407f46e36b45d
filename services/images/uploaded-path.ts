/** The URL of a stored upload: its name is its path. */
export const uploadUrl = (name: string): string => `/${name}`;

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

const pattern =
  /^\/uploads\/([0-9a-f]{2})\/([0-9a-f]{32}(?:-[a-z0-9]{1,10})?)\.(png|jpg|webp|avif|svg|woff2)$/;

/** Where an upload is stored, and its type; undefined for any other path. */
export function uploadAt(path: string): { segments: string[]; type: string } | undefined {
  const [, folder, name, extension = ''] = pattern.exec(path) ?? [];
  const type = types[extension];
  return folder && name && type ? { segments: ['uploads', folder, `${name}.${extension}`], type } : undefined;
}
