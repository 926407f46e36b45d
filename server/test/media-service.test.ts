import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMedia } from '#services/media/service.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';
import { rawRequest, statusOf } from '../testing/raw-request.ts';

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const video = '/media/clips/a/clip.mp4';
let app: Awaited<ReturnType<typeof createFakeApp>>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-media-'));
  await mkdir(join(folder, 'clips/a'), { recursive: true });
  await writeFile(join(folder, 'clips/a/clip.mp4'), bytes);
  await writeFile(join(folder, 'clips/a/main.m3u8'), '#EXTM3U\n');
  await writeFile(join(folder, 'clips/a/captions.vtt'), 'WEBVTT\n');
  await writeFile(join(folder, 'clips/manifest.json'), '{}');
  const headers = { 'x-content-type-options': 'nosniff' };
  const { routeFor } = await openServices([createMedia({ directory: folder, headers })], {
    limits: await openTestLimits(),
    siteUrl: new URL('https://wavelength.example'),
  });
  app = await createFakeApp({ respond: () => new Response('page'), routeFor });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const request = (headers: Record<string, string> = {}, method = 'GET') => app.get(video, { headers, method });
const facts = ({ status, headers }: Response) => [
  status,
  headers.get('content-range'),
  headers.get('content-length'),
];

describe('videos', () => {
  it.each([
    [video, 'video/mp4'],
    ['/media/clips/a/main.m3u8', 'application/vnd.apple.mpegurl'],
    ['/media/clips/a/captions.vtt', 'text/vtt; charset=utf-8'],
  ])('VD-19 come whole with their type: %s', async (path, type) => {
    const answer = await app.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('files of an import are found while the server runs, and no other path is', async () => {
    const name = `imported/ab/${'ab'.repeat(16)}`;
    await mkdir(join(folder, 'imported/ab'), { recursive: true });
    await writeFile(join(folder, `${name}.pdf`), bytes);
    await writeFile(join(folder, `${name}.zip`), bytes);
    await writeFile(join(folder, `${name}.html`), '<script>alert(1)</script>');
    const found = async (path: string) => {
      const { status, headers } = await app.get(`/media/${path}`);
      return [status, headers.get('content-type'), headers.get('content-disposition')];
    };
    expect(await found(`${name}.pdf`)).toEqual([200, 'application/pdf', null]);
    expect(await found(`${name}.zip`)).toEqual([200, 'application/zip', 'attachment']);
    for (const path of [`${name}.html`, 'imported/ab/x.pdf', 'imported/ab/..%2f..%2fclips/manifest.json'])
      expect((await found(path))[0]).not.toBe(200);
    await rm(join(folder, `${name}.pdf`));
    expect((await found(`${name}.pdf`))[0]).toBe(404);
  });

  it('VD-19 come in the parts a player asks for', async () => {
    const middle = await request({ range: 'bytes=100-199' });
    expect(facts(middle)).toEqual([206, 'bytes 100-199/1000', '100']);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(bytes.subarray(100, 200));
    const end = await request({ range: 'bytes=-50' });
    expect(facts(end)).toEqual([206, 'bytes 950-999/1000', '50']);
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(950));
  });

  it('VD-19 say how long they are to a player that asks past the end', async () => {
    expect(facts(await request({ range: 'bytes=1000-' }))).toEqual([416, 'bytes */1000', '0']);
  });

  it('VD-19 come whole again when they have changed since, and not at all when they have not', async () => {
    const tag = (await request()).headers.get('etag') ?? '';
    expect((await request({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
    expect(facts(await request({ range: 'bytes=0-9', 'if-range': '"older"' }))).toEqual([200, null, '1000']);
    expect((await request({ 'if-none-match': tag })).status).toBe(304);
  });

  it('VD-19 are described without being sent', async () => {
    const head = await request({}, 'HEAD');
    expect(facts(head)).toEqual([200, null, '1000']);
    expect(await head.text()).toBe('');
    expect(facts(await request({ range: 'bytes=5-14' }, 'HEAD'))).toEqual([206, 'bytes 5-14/1000', '10']);
  });

  it('are only read', async () => {
    const answer = await request({}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/media/clips/none.mp4', '/media/clips/manifest.json', '/media/clips/a'])(
    'are served from the folder only when they are videos: %s',
    async (path) => {
      expect((await app.get(path)).status).toBe(404);
    },
  );

  it('survive readers who disconnect', async () => {
    const text = `GET ${video} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
    await Promise.all(
      Array.from({ length: 5 }, () => app.get(video).then((answer) => answer.body?.cancel())),
    );
    expect(statusOf(await rawRequest(app.port, text))).toBe(200);
  });
});
