import { pictureMegabytes } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';

const megabyte = 1024 * 1024;

/** The largest picture that staff may upload, in bytes. */
export const largestUpload = ({ pictures }: Publication): number =>
  (pictures?.uploadMegabytes ?? pictureMegabytes) * megabyte;
