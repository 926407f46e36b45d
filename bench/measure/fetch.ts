import { get } from 'node:http';
import { isMeasured } from './is-measured.ts';

/** The bytes as they came over the wire; `fetch` would unpack them. */
export function rawBody(origin: string, path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** The first link of a kind on a page that leads to a page without interstitial: that section is not measured. */
export async function firstLink(origin: string, on: string, like: RegExp): Promise<string> {
  const htmlOf = async (path: string) => (await rawBody(origin, path, {})).toString();
  const links = [...(await htmlOf(on)).matchAll(/href="(\/[^"#?]*)"/g)].map(([, href = '']) => href);
  for (const path of new Set(links.filter((href) => like.test(href))))
    if (isMeasured(await htmlOf(path))) return path;
  throw new Error(`${on} links nothing like ${like} that is measured`);
}

/** The first plain article the front page links. */
export const firstArticle = (origin: string) => firstLink(origin, '/', /^\/article\//);
