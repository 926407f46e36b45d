// Signing in: how long it takes beside a bare load of the same page, in one Chromium, and what passwords that are tried
// as fast as the server checks them cost the readers of cached pages.
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { publication } from '#config';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { freePort } from '#server/testing/free-port.ts';
import { findHeadlessChromium, requireBrowser } from '#tools/test/machine.ts';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { loadAside } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const signIns = 7;
const rounds = 5;
const attackers = 8;
/** Of one step, on a machine that may be busy: a benchmark should end with a number, not a failure. */
const timeout = 120_000;
const folder = temporaryFolder();
const port = await freePort();
const neutron = await startNeutron(folder.path, { PORT: String(port), TRUSTED_PROXIES: 'loopback' });
const origin = `http://localhost:${port}`;
try {
  const path = await firstArticle(neutron.origin);
  const account = { email: 'bench@wavelength.example', password: newPassword('bench@wavelength.example') };
  await measureSignIn(path, account);
  await measurePages(path, account.email);
} finally {
  await neutron.stop();
  folder.remove();
}

function newPassword(email: string): string {
  const output = execFileSync(process.execPath, ['tools/account/account.ts', email, '--create'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder.path },
  });
  return /shown only once\): (\S+)/.exec(output)?.[1] ?? '';
}

async function measureSignIn(path: string, account: { email: string; password: string }): Promise<void> {
  const executablePath = await requireBrowser(findHeadlessChromium);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const loads: number[] = [];
    const ways: number[] = [];
    // The first reader of a server that has just started waits for what is made once: keys, threads, compiled code.
    for (let round = -1; round < signIns; round += 1) {
      const context = await browser.newContext({ storageState: { cookies: deniedConsent(), origins: [] } });
      context.setDefaultTimeout(timeout);
      const page = await context.newPage();
      const opened = performance.now();
      await page.goto(`${origin}${path}`, { waitUntil: 'load' });
      const load = performance.now() - opened;
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      const way = await signIn(page, account);
      await context.close();
      if (round < 0) continue;
      loads.push(load);
      ways.push(way);
    }
    console.log(
      `${path}: a page load ${median(loads).toFixed(0)} ms, from Log In to the account menu ${median(ways).toFixed(0)} ms`,
    );
    verdict(
      'signing in against a bare load of the same page',
      median(ways.map((value, index) => value / (loads[index] ?? 1))),
      { atMost: 20 },
      ' ×',
    );
  } finally {
    await browser.close();
  }
}

/** From the click on Join / Log In to the account menu; the form is filled by a program, in no time. */
async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<number> {
  const began = performance.now();
  await page.getByRole('link', { name: 'Join / Log In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator('header summary', { hasText: 'Account menu' }).waitFor();
  return performance.now() - began;
}

/** A reader who decided about cookies before: no banner covers the page. */
function deniedConsent() {
  const answer = {
    allowed: allCategories.slice(0, 1),
    at: new Date(),
    isGpc: false,
    consentId: 'b',
    count: 1,
  };
  return Object.entries(writeAnswer(answer, {})).map(([name, value]) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    expires: Date.now() / 1000 + 86_400,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
}

async function measurePages(path: string, email: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip' };
  await rawBody(neutron.origin, path, headers);
  const pages = {
    origin: neutron.origin,
    pid: neutron.pid,
    paths: [path],
    headers,
    seconds: 4,
    connections: 32,
  };
  const alone: number[] = [];
  const beside: number[] = [];
  let tried = 0;
  for (let round = 0; round < rounds; round += 1) {
    alone.push((await loadAside(pages)).requestsPerSecond);
    const attack = startAttack(email);
    beside.push((await loadAside(pages)).requestsPerSecond);
    tried += await attack.stop();
  }
  console.log(
    `cached pages alone ${median(alone).toFixed(0)}/s, beside ${attackers} who guess ${median(beside).toFixed(0)}/s; passwords tried ${(tried / rounds / pages.seconds).toFixed(1)}/s`,
  );
  verdict(
    'cached pages while passwords are tried as fast as they are checked',
    median(beside.map((value, index) => value / (alone[index] ?? 1))),
    { atLeast: 0.85 },
  );
}

/** Several clients guess passwords in parallel, each after the last one was rejected. Handlers have no limits here. */
function startAttack(email: string): { stop(): Promise<number> } {
  let isOver = false;
  let tried = 0;
  async function guess(): Promise<void> {
    const form = await openForm();
    while (!isOver) {
      // Another account and another address each time: after too many guesses a client is throttled.
      const [one, two, three] = randomBytes(3);
      const given = { token: form.token, email: `${one}.${two}.${three}.${email}`, password: 'x' };
      const answer = await fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams(given),
        headers: { cookie: form.cookie, 'x-forwarded-for': `10.${one}.${two}.${three}` },
      });
      await answer.arrayBuffer();
      if (answer.status !== 401 && answer.status !== 429 && answer.status !== 503)
        throw new Error(`a guess was answered ${answer.status}`);
      if (answer.status === 401) tried += 1;
    }
  }
  const all = Promise.all(Array.from({ length: attackers }, guess));
  return {
    async stop() {
      isOver = true;
      await all;
      return tried;
    },
  };
}

/** The sign-in page as a program without a browser sees it. */
async function openForm(): Promise<{ action: string; token: string; cookie: string }> {
  const query = new URLSearchParams({
    client_id: publication.identity.clientId,
    response_type: 'code',
    redirect_uri: `${origin}/user/`,
    scope: 'openid',
    state: 'x',
    code_challenge: createHash('sha256').update('x'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const cookies = new Map<string, string>();
  let at = `${origin}/identity/authorize?${query}`;
  for (;;) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next) {
      at = new URL(next, at).href;
      continue;
    }
    const token = /name="token" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    return { action: at, token, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}
