import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { neutralSettings } from '#content/publication/neutral-settings.ts';
import { holdTimeZone, newYork } from '#content/rules/newsroom-time.ts';
import { createTestApp } from '../testing/create-test-app.ts';

const publication = neutralSettings({ name: 'Harborline' });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#ff8a5c"/></svg>';
const file = (content: BlobPart, name: string) => new File([content], name);

let app: Awaited<ReturnType<typeof createTestApp>> | undefined;
let root = '';
afterEach(async () => {
  await app?.close();
  await rm(root, { recursive: true, force: true });
  // Test files share a process, and the server of the test held the zone of its form.
  holdTimeZone(newYork);
});

async function open(runSeed?: Parameters<typeof createTestApp>[0]['runSeed']) {
  root = await mkdtemp(join(tmpdir(), 'neutron-setup-'));
  const lines: string[] = [];
  const opened = await createTestApp({
    root,
    publication,
    environment: { DATA_DIR: root, SEED: 'none' },
    knowsAddress: true,
    offersSetup: true,
    onProgress: (line) => void lines.push(line),
    ...(runSeed ? { runSeed } : {}),
  });
  app = opened;
  const code = /with the code (\w+)/.exec(lines.join('\n'))?.[1] ?? '';
  const page = `${opened.url}/desk/setup/`;
  const send = async (change: Record<string, string | File>) => {
    const form = new FormData();
    const values = {
      code,
      name: 'Harbor Times',
      language: 'en-GB',
      timeZone: 'Europe/London',
      ink: '#101820',
      accent: '#ffb000',
      email: 'ann@harbor.example',
      start: 'empty',
      ...change,
    };
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    const response = await fetch(page, { method: 'POST', body: form });
    return { status: response.status, html: await response.text(), headers: response.headers };
  };
  const settings = async () => {
    const path = `/api/neutron/settings/${publication.siteId}/public?apiKey=${publication.apiKey}`;
    return ((await (await opened.read(path)).json()) as { data: { name: string; logo: object } }).data;
  };
  return { send, settings, page };
}

describe('CFG-02 the set-up page', () => {
  it('shows colors with their measured contrast, no staff menu, and the demo only where there is one', async () => {
    const { page } = await open();
    const html = await (await fetch(page)).text();
    expect(html).not.toContain('aria-label="Desks"');
    expect(html).toMatch(/Words on the dark ground<\/th><td>[^<]*<\/td><td>17\.\d\d:1, passes/);
    expect(html).not.toContain('value="demo"');
  });

  it('checks logo and colors without setting up, and keeps what was typed and uploaded', async () => {
    const { send, settings } = await open();
    const checked = await send({ action: 'check', email: '', logoFile: file(svg, 'logo.svg') });
    expect([checked.status, checked.html.includes('aria-invalid')]).toEqual([200, false]);
    expect(checked.html).toMatch(/<image href="\/uploads\/[\w/]+\.svg"/);
    expect(checked.headers.get('content-security-policy')).toContain("img-src 'self'");
    expect(checked.html).toContain('value="Harbor Times"');
    const faint = await send({ action: 'check', accent: '#1a222a' });
    expect(faint.status).toBe(422);
    expect(faint.html).toMatch(/Accent: #1a222a on the dark ground #101820 has a contrast of 1\.\d\d:1/);
    expect(faint.html).toContain('<a href="#accent">Accent</a>');
    expect((await settings()).name).toBe('Harborline');
    // The uploaded logo comes back with the form, without its file.
    const logo = /name="logo" value="([^"]+)"/.exec(checked.html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect((await send({ logo })).status).toBe(200);
    expect((await settings()).logo).toMatchObject({ made: { icon32: { width: 32 } } });
  });

  it.each([
    ['a text', file('hello', 'logo.png'), 'This file is no picture'],
    ['a script', file('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg'), 'script'],
    ['a cut picture', file('\u0089PNG\r\n', 'logo.png'), 'picture'],
  ])('a logo that is %s gives a sentence and loses nothing typed', async (_, logoFile, sentence) => {
    const { send, settings } = await open();
    const { status, html } = await send({ logoFile });
    expect(status).toBe(422);
    expect(/<strong>Logo: ([^<]+)/.exec(html)?.[1]).toContain(sentence);
    for (const value of ['Harbor Times', 'Europe/London', 'ann@harbor.example', '#ffb000'])
      expect(html).toContain(`value="${value}"`);
    expect((await settings()).name).toBe('Harborline');
  });

  it('sets up with a PNG and stores nothing for a wrong code or a logo that was tampered with', async () => {
    const { send, settings, page } = await open();
    const image = sharp({ create: { width: 60, height: 30, channels: 4, background: '#ff8a5c' } });
    const logoFile = file(new Uint8Array(await image.png().toBuffer()), 'logo.png');
    const closed = await send({ code: 'wrong', logoFile });
    expect([closed.status, closed.html.includes('/uploads/')]).toEqual([403, false]);
    expect(closed.html).toContain('please choose the file again');
    expect((await send({ logo: '{"header":{"light":{"url":"https://evil.example/"}}}' })).status).toBe(422);
    expect((await send({ logo: '{' })).status).toBe(422);
    const cut = await fetch(page, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disp',
    });
    expect(cut.status).toBe(400);
    expect((await send({ logoFile, start: 'import' })).html).toContain('npm run import -- PATH');
    expect(await settings()).toMatchObject({
      name: 'Harbor Times',
      logo: { header: { dark: { width: 60 } } },
    });
    expect((await send({})).status).toBe(404);
  });

  it.each([
    ['loads it', async () => undefined, 'The stories of the demo are loaded'],
    ['says why it could not', () => Promise.reject(new Error('the disk is full')), 'the disk is full'],
  ])('the demo is loaded only if it is chosen, and the page %s', async (_, load, sentence) => {
    const runSeed = vi.fn(load);
    const { send } = await open(runSeed);
    expect((await send({ action: 'check', start: 'demo' })).html).toMatch(/value="demo" checked/);
    expect(runSeed).not.toHaveBeenCalled();
    const { status, html } = await send({ start: 'demo' });
    expect([status, html.includes(sentence), html.includes('/reset/?token=')]).toEqual([200, true, true]);
    expect(runSeed).toHaveBeenCalledWith('demo', expect.any(Function));
  });
});
