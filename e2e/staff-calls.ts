// What journeys prepare by call instead of by clicking: stories, pictures, accounts. Everything is named after the journey.
import { createHash } from 'node:crypto';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { publication } from '#config';
import type { LibraryPicture, PictureFields } from '#content/entities/library-picture.ts';
import { serverSettings } from './server-settings.ts';

const site = 'wavelength';
const authorization = `Bearer ${serverSettings.STAFF_TOKEN}`;

export interface StoredStory {
  body: string;
  title: string;
  [field: string]: unknown;
}
export interface ReadStory {
  story: StoredStory;
  version: number;
  [field: string]: unknown;
}
export interface Account {
  sub: string;
  email: string;
  username: string;
  password: string;
}

/**
 * A name that no other journey has, nor another try or repetition of this one: `a-first-story-is-checked-x7k2p9`. Lowercase
 * letters, digits and dashes: it is part of slugs, user names and e-mail addresses.
 */
export function journeyName(info: TestInfo): string {
  const words = info.title
    .replace(/@\w+/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const run = [...info.titlePath, info.project.name, info.workerIndex, info.repeatEachIndex, info.retry];
  const mark = createHash('sha256').update(run.join('\n')).digest('hex').slice(0, 8);
  return `${words.slice(0, 24).replace(/^-|-$/g, '')}-${mark}`;
}

export type StaffCalls = ReturnType<typeof createStaffCalls>;

/** Calls to a server with the staff token. They need no browser. */
export function createStaffCalls(origin: string, name: string) {
  let count = 0;
  const next = (): string => {
    count += 1;
    return count === 1 ? name : `${name}-${count}`;
  };

  async function send<Data>(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
  ): Promise<Data> {
    const headers = { authorization, 'content-type': type };
    const response = await fetch(`${origin}/api/neutron${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const answer = (await response.json()) as { data: Data; errors?: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.errors)}`);
    return answer.data;
  }

  /** `path` begins after `/api/neutron`. */
  const call = <Data>(method: string, path: string, body?: unknown): Promise<Data> =>
    send(method, path, body === undefined ? undefined : JSON.stringify(body));

  const read = (id: string) => call<ReadStory>('GET', `/stories/${site}/${id}`);

  async function newStory(story: object = {}): Promise<{ id: string; slug: string }> {
    const whole = { kind: 'article', slug: next(), title: `A story of ${name}`, ...story };
    const { id } = await call<{ id: string }>('POST', `/stories/${site}`, { story: whole });
    return { id, slug: whole.slug };
  }

  /** Saves these fields over the newest version, as a program does. */
  async function save(id: string, changes: object): Promise<void> {
    const { story, version } = await read(id);
    await call('PUT', `/stories/${site}/${id}`, { story: { ...story, ...changes }, baseVersion: version });
  }

  async function mailedLink(email: string, path: string): Promise<string> {
    const response = await fetch(`${origin}/desk/mailbox/`, { headers: { authorization } });
    const mailbox = await response.text();
    const message = mailbox.slice(mailbox.indexOf(`To ${email}`));
    const link = new RegExp(`${path}\\?token=[\\w-]+`).exec(message)?.[0];
    if (!link) throw new Error(`No e-mail to ${email} has a link to ${path}`);
    return origin + link;
  }

  /** Presses the button of the page that a link in an e-mail leads to. */
  async function confirm(link: string): Promise<void> {
    const page = await fetch(link);
    const cookie = (page.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
    const html = await page.text();
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(fields.map(([, field = '', value = '']) => [field, value]));
    const response = await fetch(link.split('?', 1)[0] ?? '', { method: 'POST', headers: { cookie }, body });
    if (!response.ok) throw new Error(`${link} cannot be confirmed: ${response.status}`);
  }

  /** A verified account of a reader; with a role one of staff. */
  async function newAccount({ role }: { role?: string } = {}): Promise<Account> {
    const username = next();
    const account = { username, email: `${username}@mail.example`, password: `Aa1!${username}` };
    const { clientId, connection } = publication.identity;
    const response = await fetch(`${origin}/identity/dbconnections/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, connection, ...account }),
    });
    if (!response.ok) throw new Error(`No account for ${account.email}: ${await response.text()}`);
    const { _id: sub } = (await response.json()) as { _id: string };
    await confirm(await mailedLink(account.email, '/identity/verify/'));
    if (role) await call('PUT', `/members/${site}/${sub}`, { role });
    return { sub, ...account };
  }

  /** A picture of the library in one color; its description is its file name. */
  async function newPicture(fields: Partial<PictureFields> = {}): Promise<LibraryPicture> {
    const filename = `${next()}.png`;
    const background = colorOf(filename);
    const image = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
    const file = new Uint8Array(await image.png().toBuffer());
    const path = `/pictures/${site}`;
    const { picture } = await send<{ picture: LibraryPicture }>(
      'POST',
      `${path}?filename=${filename}`,
      file,
      'image/png',
    );
    const body = { picture: { alt: filename, ...fields }, baseVersion: picture.version };
    return call('PUT', `${path}/${picture.id}`, body);
  }

  return {
    name,
    call,
    newStory,
    newAccount,
    newPicture,
    read,
    save,
    publish: (id: string) => call('POST', `/stories/${site}/${id}/publish`, {}),
    withdraw: (id: string) => call('POST', `/stories/${site}/${id}/withdraw`, {}),
    /** The body without line ends: those between blocks mean nothing. */
    bodyOf: async (id: string) => (await read(id)).story.body.replaceAll('\n', ''),
    /** The authorization header of a colleague with this role, everywhere or in some sections. */
    async colleague(
      role: string,
      colleagueName = next(),
      sections?: readonly string[],
    ): Promise<{ authorization: string }> {
      const account = { name: colleagueName, role, sections };
      const { token } = await call<{ token: string }>('POST', `/service-accounts/${site}`, account);
      return { authorization: `Bearer ${token}` };
    },
    mailedLink,
  };
}

/** A color of its own for each name: files with the same content are one picture of the library. */
function colorOf(name: string): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  return { r, g, b };
}
