import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawBody } from '../measure/fetch.ts';

const page = `<!doctype html><html lang="en"><title>Bare</title><style>body{margin:0}video{width:100%}</style>
<video preload="none" playsinline width="1280" height="720" src="/clip.mp4"></video>
<button type="button">Play video</button>
<script>document.querySelector('button').onclick = () => document.querySelector('video').play();</script></html>`;

/** One of our video files in a bare `<video>`, served from memory with range requests. */
export async function serveBareVideo(
  origin: string,
  path: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const html = (await rawBody(origin, path, {})).toString();
  const file = /<source src="([^"]+\.mp4)"/.exec(html)?.[1];
  if (!file) throw new Error(`${path} has no file`);
  const clip = await rawBody(origin, new URL(file, origin).pathname, {});
  const server = createServer((req, res) => {
    if (req.url !== '/clip.mp4') {
      res.writeHead(200, { 'content-type': 'text/html' }).end(page);
      return;
    }
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(req.headers.range ?? '') ?? [];
    const end = to === '' ? clip.length - 1 : Number(to);
    res
      .writeHead(206, {
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${end}/${clip.length}`,
      })
      .end(clip.subarray(Number(from), end + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
