import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** The same pages with every script taken out: what the content alone would score on this machine, now. */
export function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Serves any page of `origin` without its scripts; everything else is passed through as it is. */
export async function serveBarePages(origin: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer(async (req, res) => {
    const answer = await fetch(`${origin}${req.url}`, { headers: { accept: req.headers.accept ?? '*/*' } });
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-(length|encoding|security-policy)|connection|transfer-encoding)$/.test(name),
      ),
    );
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const body = isPage
      ? Buffer.from(withoutScripts(await answer.text()))
      : Buffer.from(await answer.arrayBuffer());
    // What was sent to us small goes on small: a larger page would score lower than its content does.
    const sent = answer.headers.has('content-encoding') ? gzipSync(body) : body;
    const encoding = sent === body ? {} : { 'content-encoding': 'gzip' };
    res.writeHead(answer.status, { ...headers, ...encoding, 'content-length': sent.length }).end(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
