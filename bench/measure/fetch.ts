import { get } from 'node:http';

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

/** The first link of a kind on a page. */
export async function firstLink(origin: string, on: string, like: RegExp): Promise<string> {
  const html = (await rawBody(origin, on, {})).toString();
  const path = [...html.matchAll(/href="(\/[^"#?]*)"/g)]
    .map(([, href = '']) => href)
    .find((href) => like.test(href));
  if (!path) throw new Error(`${on} links nothing like ${like}`);
  return path;
}

/** The first plain article the front door links. */
export const firstArticle = (origin: string) => firstLink(origin, '/', /^\/article\//);
