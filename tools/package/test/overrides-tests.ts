import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, it } from 'vitest';
import { solveChallenge } from '#server/surface/solve-challenge.ts';
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

/** The e-mail of a story that a reader sends to a friend. */
const sharedStory = `import { defineEmail } from 'neutron/overrides';

export default defineEmail({
  email: 'sharedStory',
  write: ({ sender, headline }) => ({
    subject: \`\${sender} hails you: \${headline}\`,
    before: ['A message in a bottle:'],
    button: 'Read it',
    after: [],
  }),
});
`;

const newsletter = {
  id: 'tide-table',
  title: 'The tide table',
  description: 'High water, every week.',
  subscribeJourneyId: 'tide-table-subscribe',
  unsubscribeJourneyId: 'tide-table-unsubscribe',
};

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
    await write(folder, 'overrides/emails/shared-story.ts', sharedStory);
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
    await shareStory(first, '/article/storm/');
    await write(folder, 'newsletter.json', JSON.stringify(newsletter));
    await follow('npm run manage -- newsletters put newsletter.json', environment);
    await sendTestEdition(folder, first);
    const mailbox = await readMailbox(folder, first);
    expect(mailbox).toContain('Ann hails you: The storm is over');
    expect(mailbox).toContain('[Test] The tide table · The tide table: The storm is over');
    if (process.env.CHROMIUM_PATH) await openInBrowser(first, process.env.CHROMIUM_PATH);
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
  return readMailbox(folder, { url });
}

/** The staff token of a data folder. */
export async function readStaffToken(data: string): Promise<string> {
  return JSON.parse(await readFile(join(data, 'secrets.json'), 'utf8')).staffToken;
}

async function staffHeaders(folder: string): Promise<{ authorization: string }> {
  const token = await readStaffToken(join(folder, 'data'));
  return { authorization: `Basic ${Buffer.from(`staff:${token}`).toString('base64')}` };
}

/** Where e-mails are that cannot be sent. */
async function readMailbox(folder: string, { url }: Pick<Started, 'url'>): Promise<string> {
  return (await fetch(`${url}/desk/mailbox/`, { headers: await staffHeaders(folder) })).text();
}

/** As a reader sends a story to a friend, bot check included. */
async function shareStory({ url }: Started, path: string): Promise<void> {
  const form = await fetch(`${url}/email-a-friend/form/`);
  const { data } = (await form.json()) as {
    data: { token: string; botCheck: Parameters<typeof solveChallenge>[0] };
  };
  const answer = await fetch(`${url}/email-a-friend/`, {
    method: 'POST',
    headers: { cookie: (form.headers.get('set-cookie') ?? '').split(';')[0] ?? '', origin: url ?? '' },
    body: new URLSearchParams({
      'email_share[to]': 'ben@mail.example',
      'email_share[from]': 'ann@mail.example',
      'email_share[name]': 'Ann',
      'email_share[message]': 'Look at this.',
      'email_share[submit]': '',
      'email_share[_token]': data.token,
      'email_share_from[title]': 'The storm is over',
      'email_share_from[url]': `${url}${path}`,
      bot_check_response: solveChallenge(data.botCheck),
    }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

/** Drafts an edition at the desk and sends it to one address. */
async function sendTestEdition(folder: string, { url }: Started): Promise<void> {
  const page = `${url}/desk/newsletters/`;
  const headers = await staffHeaders(folder);
  const press = async (fields: (html: string) => Record<string, string>) => {
    const opened = await fetch(page, { headers });
    const html = await opened.text();
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const body = new URLSearchParams({ token, ...fields(html) });
    const init = { method: 'POST', headers: { ...headers, cookie, origin: url ?? '' }, body };
    expect((await fetch(page, { ...init, redirect: 'manual' })).status).toBe(303);
  };
  await press(() => ({ action: 'draft', newsletter: newsletter.id }));
  await press((html) => ({
    action: 'test',
    to: 'editor@mail.example',
    edition: /name="edition" value="([^"]+)"/.exec(html)?.[1] ?? '',
  }));
}

/** What only a browser can show: a replaced view hydrates, and the ad service of the publication fills its slot. */
async function openInBrowser({ url }: Started, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error' || /hydrat|did not match/i.test(line.text())) problems.push(line.text());
    });
    const script = (body: string) => ({ contentType: 'text/javascript', body });
    await page.route('https://weather.example/**', (route) => route.fulfill(script('')));
    await page.route('https://quay-ads.example/**', (route) => route.fulfill(script(quayScript)));
    await page.goto(`${url}/`);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.evaluate('window.isSamePage = true');
    await page.getByRole('link', { name: 'The storm is over' }).first().click();
    await page.waitForURL('**/article/storm/');
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await page.getByText('Ropes from harborline').first().waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** The script of an ad service: it fills the elements that were pushed before and after it loaded. */
const quayScript = `{
  const fill = ({ account, element, size }) => {
    const ad = document.createElement('p');
    ad.textContent = 'Ropes from ' + account + ', ' + size.join(' by ');
    document.getElementById(element).append(ad);
  };
  window.quayAds.forEach(fill);
  window.quayAds = { push: fill };
}`;
