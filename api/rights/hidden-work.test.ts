import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Call } from '#content/calls/call.ts';
import { managedKinds } from '#content/managed/kinds.ts';
import { rightNames } from '#content/rules/rights/rights.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { getEventsAfter } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import { served } from '../app.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

/** Stands in every text of the hidden stories, and nowhere else. */
const canary = 'kumquat';

const staffOf = (role: keyof typeof defaultRoles, more: Partial<Staff> = {}): Staff => ({
  sub: role,
  role,
  rights: defaultRoles[role].rights,
  ...more,
});
const writerOfHidden: Staff = { sub: 'hilda', role: 'owner', rights: rightNames };
const owner: Staff = { sub: 'olga', role: 'owner', rights: rightNames };
/** Everybody who may not see stories under embargo, at least not this one. */
const withoutEmbargo: readonly Staff[] = [
  staffOf('contributor'),
  staffOf('ads'),
  staffOf('writer'),
  staffOf('producer'),
  staffOf('editor', { sections: ['deals'] }),
];
/** Everybody who may not see the drafts of others. */
const withoutDrafts: readonly Staff[] = [staffOf('contributor'), staffOf('ads')];

/** Where two answers begin to differ. */
function difference(before: string, after: string): string {
  const at = [...after].findIndex((character, index) => character !== before[index]);
  return `${before.slice(at - 40, at + 20)} → ${after.slice(at - 40, at + 20)}`;
}

const readCalls = served.map(({ call }) => call as Call).filter(isStaffRead);

function isStaffRead(call: Call): boolean {
  return call.auth === 'staff' && call.method === 'GET';
}

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, { now: () => now, hasOriginal: async () => true });
  });
  afterAll(() => store.drop());

  interface Answer {
    status: number;
    text: string;
    data: { id: string; items: { id: string }[]; picture: { id: string } };
  }
  async function call(staff: Staff, method: string, path: string, body?: unknown): Promise<Answer> {
    const request = new Request(`http://api.test/api/neutron${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'last-event-id': '0' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await api.api.fetch(request, { staff });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, text, data: isJson ? JSON.parse(text).data : undefined };
  }

  const image = (name: string) => ({
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: `${canary}/${name}.jpg`,
    filename: `${canary}-${name}.jpg`,
    alt: `A ${canary} ${name}`,
    caption: `A ${canary} ${name} at dawn`,
  });
  const story = (name: string) => ({
    kind: 'review',
    slug: `${canary}-${name}`,
    title: `The ${canary} ${name}`,
    dek: `All about the ${canary}`,
    body: `<p>${canary} in the text, <a href="https://${canary}.example/">linked</a></p>`,
    authorId: 'bob',
    topics: [{ slug: 'banking', primary: true }],
    tags: ['chips'],
    image: image(name),
    starRating: 4.5,
    relatedProduct: {
      id: `product-${canary}`,
      product: { name: `The ${canary} phone`, slug: canary, msrp: 10, modelYear: '2026', shortSpecs: [] },
      manufacturer: { id: canary, name: canary, slug: canary },
      resellers: [{ id: 'a', name: canary, price: 10, url: `https://shop.example/${canary}` }],
    },
  });
  /** A story with a note, text that could not be merged, a name of a version, and words that are no version yet. */
  async function write(name: string): Promise<string> {
    const made = await call(writerOfHidden, 'POST', '/stories/testsite', { story: story(name) });
    expect(made.status, made.text).toBe(201);
    const path = `/stories/testsite/${made.data.id}`;
    const note = { text: `Is the ${canary} ripe?` };
    expect((await call(writerOfHidden, 'POST', `${path}/notes`, note)).status).toBe(201);
    const lost = { type: 'paragraph', content: [{ type: 'text', text: `A lost ${canary}` }] };
    const passage = { why: 'place-deleted', document: { type: 'doc', content: [lost] } };
    const lostNote = { text: `A lost ${canary}`, passage };
    expect((await call(writerOfHidden, 'POST', `${path}/notes`, lostNote)).status).toBe(201);
    await writeOn(made.data.id, name);
    // Its picture enters the library after the story is saved.
    const isInLibrary = () => call(owner, 'GET', `/pictures/testsite?q=${canary}-${name}`);
    await expect.poll(async () => (await isInLibrary()).data.items).toHaveLength(1);
    return made.data.id;
  }
  /** Changes the working copy of a story: its headline, and a picture that no version has. */
  async function writeOn(id: string, name: string): Promise<void> {
    const path = `/stories/testsite/${id}/draft`;
    await call(writerOfHidden, 'GET', path);
    const changes = [
      { name: 'title', value: `The ${canary} ${name}, later`, revision: 0 },
      { name: 'promoImage', value: image(`${name}-later`), revision: 0 },
    ];
    const changed = await call(writerOfHidden, 'PUT', `${path}/fields`, { changes });
    expect(changed.status, changed.text).toBe(200);
    await call(writerOfHidden, 'POST', `${path}/presence`, { clientId: 'hildas-tab', field: 'title' });
  }
  const publish = async (id: string, body: object = {}) => {
    const answer = await call(writerOfHidden, 'POST', `/stories/testsite/${id}/publish`, body);
    expect(answer.status, answer.text).toBe(200);
  };

  /** Every value that a parameter of a path can have in this store. */
  async function valuesOf(path: string, name: string, hidden: readonly string[]): Promise<string[]> {
    const idsIn = async (list: string) => {
      const { data } = await call(owner, 'GET', list);
      return data.items.map(({ id }) => id);
    };
    const kind = Object.keys(managedKinds).find((one) => path.includes(`/manage/{site}/${one}/`));
    if (name === 'site') return ['testsite'];
    if (name === 'version') return ['1', '2'];
    if (name === 'id' && kind) return (await idsIn(`/manage/testsite/${kind}`)).slice(0, 3);
    if (name === 'id' && path.includes('/stories/')) return ['story-1', 'draft-1', ...hidden];
    if (name === 'id' && path.includes('/pictures/')) return idsIn('/pictures/testsite?limit=100');
    if (name === 'id' && path.includes('/vanity/')) return idsIn('/vanity/testsite/entries');
    if (name === 'id' && path.includes('/settings/')) return ['publication'];
    if (name === 'id' && path.includes('/imports/')) return ['1'];
    throw new Error(`${path} has a parameter {${name}} whose values this test does not know: add them`);
  }

  /** Queries that a call understands: none, each of its filters by itself, and on demand some pairs. */
  function queriesOf({ query }: Call, isPaired: boolean): string[] {
    const shape = (query as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {};
    const limit = 'limit' in shape ? 'limit=100' : '';
    const filters = Object.entries(shape).flatMap(([name, type]) =>
      candidates.filter((value) => type.safeParse(value).success).map((value) => `${name}=${value}`),
    );
    const own = filters.filter((filter) => !/^(apiKey|edition|limit|offset|after|at|since)=/.test(filter));
    if (isPaired) own.push(...somePairs(own));
    if ('offset' in shape) own.push('offset=1', ...own.map((filter) => `${filter}&offset=1`));
    return ['', ...own].map((filter) => [filter, limit].filter(Boolean).join('&'));
  }
  /** One rule may forget the other: every filter stands beside some of another name. */
  const somePairs = (filters: readonly string[]) =>
    filters.flatMap((one, index) => {
      const name = one.slice(0, one.indexOf('=') + 1);
      const others = filters.slice(index + 1).filter((other) => !other.startsWith(name));
      return [...new Set([others[0], others[Math.floor(others.length / 2)], others.at(-1)])].flatMap(
        (other) => (other === undefined ? [] : [`${one}&${other}`]),
      );
    });
  const candidates = [canary, 'true', 'missing', 'used', 'unused', 'ended', 'ending', 'news', 'banking'];
  candidates.push('scheduled', 'draft', 'published', 'deleted', 'article', 'bob', 'me', 'title', 'due');

  /** Everything that a member of staff can read, by address. */
  async function everythingFor(
    staff: Staff,
    hidden: readonly string[],
    isPaired = false,
  ): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const one of readCalls) {
      let paths = [one.path.replace('/api/neutron', '')];
      for (const [, name = ''] of one.path.matchAll(/\{(\w+)\}/g)) {
        const values = await valuesOf(one.path, name, hidden);
        paths = paths.flatMap((path) => values.map((value) => path.replace(`{${name}}`, value)));
      }
      for (const path of paths)
        for (const query of queriesOf(one, isPaired)) {
          const address = query ? `${path}?${query}` : path;
          const { status, text } = await call(staff, 'GET', address);
          answers.set(address, `${status} ${text}`);
        }
    }
    return answers;
  }
  /** Its answers are numbered by what happened meanwhile; what they name is checked like all else. */
  const isStream = (address: string) => address.startsWith('/events/');

  /** Lists the addresses that show a hidden story to the account: its text, its id, or a response that it has changed. */
  async function leaksTo(
    staff: Staff,
    before: ReadonlyMap<string, string>,
    hidden: readonly string[],
    isPaired = false,
  ): Promise<string[]> {
    const leaks: string[] = [];
    for (const [address, answer] of await everythingFor(staff, hidden, isPaired)) {
      // A message may say again what was sent.
      const own = (text: string) => text.replaceAll(address, '');
      const names = [...(address.includes(`=${canary}`) ? [] : [canary]), ...hidden].filter(
        (name) => !address.includes(name) && own(answer).includes(name),
      );
      const earlier = isStream(address) ? undefined : before.get(address);
      const isChanged = earlier !== undefined && own(earlier) !== own(answer);
      if (names.length > 0) leaks.push(`${staff.role} reads ${names} at ${address}`);
      else if (isChanged)
        leaks.push(`${staff.role} reads another answer at ${address}: ${difference(earlier, answer)}`);
    }
    return leaks;
  }

  const slow = { timeout: 120_000 };
  /** Pairs are many. */
  const inAll = { timeout: 240_000, tags: ['@all'] };

  async function seesNoEmbargo(name: string, isPaired: boolean): Promise<void> {
    const before = new Map<Staff, Map<string, string>>();
    for (const staff of withoutEmbargo) before.set(staff, await everythingFor(staff, [], isPaired));
    const id = await write(name);
    await publish(id, { at: new Date(now.getTime() + 3_600_000).toISOString(), embargo: true });
    await writeOn(id, `${name}-again`);
    for (const event of await getEventsAfter(store.db, 0, 1000)) await api.api.deliver(event);
    for (const staff of withoutEmbargo)
      expect(await leaksTo(staff, before.get(staff) ?? new Map(), [id], isPaired)).toEqual([]);
    // The test would see it: an owner finds all of it.
    const seen = [...(await everythingFor(owner, [id])).values()].filter((text) => text.includes(canary));
    expect(seen.length).toBeGreaterThan(10);
  }

  describe('what staff may not see changes nothing that they can read', () => {
    it('stories under embargo, their pictures, notes and working copies', slow, () =>
      seesNoEmbargo('embargoed', false),
    );

    it('the same for two filters at once', inAll, () => seesNoEmbargo('embargoed-pairs', true));

    it('drafts, plans and deleted stories of others', slow, async () => {
      const before = new Map<Staff, Map<string, string>>();
      for (const staff of withoutDrafts) before.set(staff, await everythingFor(staff, []));
      const [draft, scheduled, deleted] = [await write('draft'), await write('plan'), await write('deleted')];
      await publish(scheduled, { at: new Date(now.getTime() + 3_600_000).toISOString() });
      await call(writerOfHidden, 'DELETE', `/stories/testsite/${deleted}`);
      for (const event of await getEventsAfter(store.db, 0, 1000)) await api.api.deliver(event);
      const hidden = [draft, scheduled, deleted];
      for (const staff of withoutDrafts)
        expect(await leaksTo(staff, before.get(staff) ?? new Map(), hidden)).toEqual([]);
    });
  });
});
