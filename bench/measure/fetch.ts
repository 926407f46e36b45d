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

/** The first plain article the front door links. */
export async function firstArticle(origin: string): Promise<string> {
  const html = (await rawBody(origin, '/', {})).toString();
  const path = /href="(\/article\/[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the front door links no article');
  return path;
}
