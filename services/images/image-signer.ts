import { sortedQuery } from '#content/rules/images/image-params.ts';
import { chooseImageBase } from '#services/images/image-base.ts';
import { signatureOf } from './signature.ts';

export type SignImage = (path: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * Makes the address of a picture in one size. Only the server has the secret, so clients cannot request
 * for a million sizes.
 * @example
 * const sign = createImageSigner({ secret, bases: [''] });
 * sign('hub/2026/05/01/42/lamp.jpg', { width: 740, fit: 'cover' });
 * // /resize/{signature}/hub/2026/05/01/42/lamp.jpg?fit=cover&width=740
 */
export function createImageSigner(options: { secret: string; bases: readonly string[] }): SignImage {
  return (path, params) => {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
    const query = sortedQuery(Object.fromEntries(texts));
    const base = chooseImageBase(path, options.bases).replace(/\/$/, '');
    return `${base}/resize/${signatureOf(options.secret, encoded, query)}/${encoded}?${query}`;
  };
}
