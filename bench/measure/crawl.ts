import { Agent, get } from 'node:http';

const picturesPerPage = 2;

interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** Requests every page reachable by links from the front page, and its images, as browsers with WebP do. */
export async function crawlSite(
  origin: string,
  { maxPages = 2000, maxPictures = 400, connections = 4 } = {},
): Promise<{ pages: number; pictures: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen = new Set<string>(['/']);
  const queue = ['/'];
  const pictures = new Set<string>();
  let pages = 0;

  async function crawlPage(path: string): Promise<void> {
    const { status, type, body } = await request(agent, origin + path);
    if (status !== 200 || !type.startsWith('text/html')) return;
    pages += 1;
    const html = body.toString();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)) {
      if (seen.has(href) || seen.size >= maxPages || /^\/(user|desk|identity|api)\//.test(href)) continue;
      seen.add(href);
      queue.push(href);
    }
    let taken = 0;
    for (const [, address = ''] of html.matchAll(/(\/resize\/[^"\s,]+)/g)) {
      if (taken === picturesPerPage || pictures.size >= maxPictures) break;
      const picture = address.replaceAll('&amp;', '&');
      if (pictures.has(picture)) continue;
      pictures.add(picture);
      taken += 1;
      await request(agent, origin + picture);
    }
  }

  let underway = 0;
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (queue.length === 0 && underway === 0) return resolve();
      while (underway < connections && queue.length > 0) {
        underway += 1;
        crawlPage(queue.shift() ?? '/').then(() => {
          underway -= 1;
          next();
        }, reject);
      }
    };
    next();
  });
  agent.destroy();
  return { pages, pictures: pictures.size };
}

function request(agent: Agent, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { accept: 'text/html,image/webp,*/*' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', reject);
  });
}
