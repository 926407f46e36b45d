import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readBlocks } from '../../../docs/guides/read-guide.ts';

interface Started {
  url: string | undefined;
  lines: string[];
  errors: string[];
  stop(): Promise<void>;
}

/** A publication that was made, installed and set up, with the ten stories of its guide. */
interface TestPublication {
  folder: string;
  start(): Promise<Started>;
  /** Runs a command of a guide. */
  follow(command: string, environment: Record<string, string>): Promise<string>;
}

const guide = join(import.meta.dirname, '../../../docs/guides/overrides.md');

async function write(folder: string, file: string, text: string): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Writes the files of the guide and returns its commands. */
async function readGuide(folder: string): Promise<string[]> {
  const text = await readFile(guide, 'utf8');
  for (const block of readBlocks(text)) await write(folder, block.file, block.text);
  return text.match(/^npm run manage -- .+$/gm) ?? [];
}

/** `npm run typecheck` */
const typecheck = (folder: string) =>
  new Promise<{ code: number; output: string }>((done) => {
    const args = ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'];
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, output: `${stdout}${stderr}` }),
    );
  });

const readPage = async ({ url }: Started, path: string) => (await fetch(`${url}${path}`)).text();

async function searchFor({ url }: Started, words: string): Promise<string[]> {
  const query = `apiKey=harborline-public&searchQuery=${encodeURIComponent(words)}`;
  const response = await fetch(`${url}/api/neutron/search/harborline/results/web?${query}`);
  const { data } = (await response.json()) as { data: { content: { title: string }[] } };
  return data.content.map(({ title }) => title);
}

/** Replaces the view that Neutron's static pages show their text with. */
const replacedView = `import { defineView } from 'neutron/overrides';

export default defineView({
  type: 'Text',
  view: 'text-page',
  render: ({ component: { data } }) => <h1 className="wrap">On the quay: {data.title}</h1>,
});
`;

/** Follows `docs/guides/overrides.md` in a publication that has been started before. */
export function testOverrides(get: () => TestPublication): void {
  it('passes the type check as it is, and fails it with a wrong override', async () => {
    const { folder } = get();
    expect(await typecheck(folder)).toEqual({ code: 0, output: '' });
    const file = 'overrides/embeds/wrong.tsx';
    await write(
      folder,
      file,
      `import { defineEmbed } from 'neutron/overrides';
export default defineEmbed({ name: 'wrong', fields: { size: 'number' }, render: ({ size }) => <b>{size.trim()}</b> });
`,
    );
    const { code, output } = await typecheck(folder);
    await rm(join(folder, file));
    expect(code).toBe(1);
    expect(output).toContain(`${file}(2,`);
    expect(output).toContain(`Property 'trim' does not exist on type 'number'`);
  });

  it('shows every override of the guide, and serves the last build while one does not compile', {
    timeout: 300_000,
  }, async () => {
    const { folder, start, follow } = get();
    const commands = await readGuide(folder);
    expect(commands).toHaveLength(2);
    await write(folder, 'overrides/views/text-page.tsx', replacedView);
    const first = await start();
    expect(first.errors).toEqual([]);
    const built = first.lines.join('\n');
    expect(built).toMatch(/^overrides\/views: [\d.]+ kB of scripts \(gzip\) on every page$/m);
    expect(built).toMatch(/^overrides\/pages\/tides\.tsx: [\d.]+ kB of scripts \(gzip\)$/m);
    const environment = { PORT: new URL(first.url ?? '').port };
    for (const command of commands) await follow(command, environment);
    expect(await readPage(first, '/tides/')).toContain('High water at Port Ellis is at noon today.');
    expect(await readPage(first, '/privacy-policy/')).toMatch(
      /<h1 class="wrap">On the quay: (?:<!-- -->)?Privacy/,
    );
    const front = await readPage(first, '/');
    expect(front).toMatch(/<h2>Top ten<\/h2><ol[^>]*><li><a[^>]*href="\/article\/storm\/"/);
    expect(front).toContain(`window.station = 'ellis';`);
    expect(await readPage(first, '/article/storm/')).toContain('aria-label="Tide at Ellis"');
    expect(await readPage(first, '/article/storm.md')).toContain('High water at Ellis: 2.4 m');
    expect(await searchFor(first, 'hw')).toEqual(['The storm is over']);
    expect(await mailboxAfterReset(folder, first)).toContain('Back on board: your Harborline password');
    const story = await readFile(join(folder, 'storm.json'), 'utf8');
    await write(folder, 'wrong.json', story.replace('"storm"', '"second-storm"').replace('2.4', '"deep"'));
    await expect(follow('npm run manage -- stories create wrong.json', environment)).rejects.toThrow(
      'meters of the embed tide must be a number',
    );
    await first.stop();

    const file = 'overrides/views/ranking.tsx';
    const before = await readFile(join(folder, file), 'utf8');
    await write(folder, file, before.replace('<h2>', '<h3>'));
    const second = await start();
    await write(folder, file, before);
    expect(second.errors.join('\n')).toMatch(/overrides\/views\/ranking\.tsx[:(]\d+/);
    expect(second.errors).toContain('The pages of the last build are served. Mend this and start again.');
    expect(await readPage(second, '/')).toContain('<h2>Top ten</h2>');
    await second.stop();
  });
}

/** Asks for a new password and reads the staff's mailbox, where e-mails are that cannot be sent. */
async function mailboxAfterReset(folder: string, { url }: Started): Promise<string> {
  const body = {
    client_id: 'harborline-site',
    email: 'ann@harborline.example',
    connection: 'Username-Password-Authentication',
  };
  await fetch(`${url}/identity/dbconnections/change_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { staffToken } = JSON.parse(await readFile(join(folder, 'data/secrets.json'), 'utf8'));
  const authorization = `Basic ${Buffer.from(`staff:${staffToken}`).toString('base64')}`;
  return (await fetch(`${url}/desk/mailbox/`, { headers: { authorization } })).text();
}
