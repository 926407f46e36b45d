// The HTML of every screen, read by parsers: the Nu HTML checker, an HTML parser, JSON.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyScreen } from './every-screen.ts';
import { expect, apiTest as test } from './journey.ts';
import { readHead } from './read-head.ts';

const checker = join(import.meta.dirname, '../node_modules/vnu-jar/build/dist/vnu.jar');
const java = process.env.JAVA_PATH ?? 'java';

test('every screen is valid HTML', async ({ request }) => {
  test.skip(spawnSync(java, ['-version']).status !== 0, 'Java is missing: install default-jre-headless');
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'neutron-html-'));
  try {
    const files: string[] = [];
    for (const { name, path, status } of await everyScreen(request)) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(status);
      const file = join(folder, `${name.replace(/\W+/g, '-')}.html`);
      writeFileSync(file, await answer.body());
      files.push(file);
    }
    // Compiled once and simply: it ends before a better compiler would pay for itself.
    // Frames of that compiler are larger: with the usual stack the schema of some Java versions does not fit.
    const machine = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];
    const command = ['-jar', checker, '--format', 'json', '--errors-only'];
    const report = spawnSync(java, [...machine, ...command, ...files], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages } = JSON.parse(report.stderr) as {
      messages: { url: string; message: string; extract?: string }[];
    };
    expect(
      messages.map(({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} (${extract})`),
    ).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('SEO-02 SEO-04 SEO-06 SEO-10 SEO-14 SEO-15 SEO-16 every screen describes itself', async ({
  request,
  baseURL,
}) => {
  const titles = new Map<string, string>();
  for (const { name, path, status } of await everyScreen(request)) {
    if (status !== 200) continue;
    const head = readHead(await (await request.get(path)).text());
    const about = `${name} (${path})`;
    expect(head.language, about).toBe('en');
    expect(head.titles, about).toHaveLength(1);
    expect(head.titles[0], about).toMatch(/Wavelength/);
    expect(titles.get(head.titles[0] ?? ''), `${about} has the title of another screen`).toBeUndefined();
    titles.set(head.titles[0] ?? '', path);
    expect(head.meta('description')?.length, about).toBeGreaterThan(20);
    expect(head.meta('theme-color'), about).toBe('#080A12');
    expect(head.links('canonical'), about).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/(.*\/)?$/)]);
    expect(head.meta('og:title'), about).toBeTruthy();
    expect(head.meta('og:url'), about).toBe(head.links('canonical')[0]);
    const picture = head.meta('og:image');
    expect(picture, `${about} is shared without a picture`).toBeTruthy();
    const answer = await request.get(
      new URL(picture ?? '', baseURL).pathname + new URL(picture ?? '', baseURL).search,
    );
    expect(answer.status(), `${about}: ${picture}`).toBe(200);
    for (const thing of head.structured)
      expect(thing, about).toMatchObject({ '@context': 'https://schema.org' });
  }
});
