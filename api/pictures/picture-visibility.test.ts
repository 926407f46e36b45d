import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LibraryPicture, PictureUse } from '#content/entities/library-picture.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const person = (sub: string, role: keyof typeof defaultRoles, more: Partial<Staff> = {}): Staff => ({
  sub,
  role,
  rights: defaultRoles[role].rights,
  ...more,
});
const carl = person('carl', 'contributor');
const cleo = person('cleo', 'contributor');
const wendy = person('wendy', 'writer');
const edith = person('edith', 'editor');

interface Data {
  id: string;
  items: LibraryPicture[];
  counts: { all: number; unused: number };
  picture: LibraryPicture;
  usedIn: PictureUse[];
  alike: LibraryPicture[];
  isKnown: boolean;
}

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {
      now: () => now,
      // Each number is another file; all of them look the same.
      storeUpload: async ([number = 0]) => ({
        id: `digest-${number}`,
        path: `uploads/${number}.jpg`,
        type: 'jpeg',
        bytes: 1000,
        hash: 'ffff0000ffff0000',
        file: { url: `/uploads/${number}.jpg`, width: 1600, height: 900 },
      }),
      readOriginal: async () => ({ bytes: new Uint8Array([1]), type: 'image/jpeg' }),
    });
  });
  afterAll(() => store.drop());

  async function call(staff: Staff, method: string, path: string, body?: Uint8Array<ArrayBuffer> | object) {
    const request = new Request(`http://api.test/api/neutron${path}`, {
      method,
      ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    const response = await api.api.fetch(request, { staff });
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson ? ((await response.json()) as { data: Data }) : undefined;
    return { status: response.status, data: answer?.data as Data, answer };
  }
  const upload = (staff: Staff, number: number) =>
    call(staff, 'POST', `/pictures/testsite?filename=photo-${number}.jpg`, new Uint8Array([number]));
  const read = (staff: Staff, number: number) => call(staff, 'GET', `/pictures/testsite/digest-${number}`);
  /** Whether a picture is in the list, by itself, and among those that look the same. */
  async function sees(staff: Staff, number: number): Promise<boolean[]> {
    const id = `digest-${number}`;
    const { items } = (await call(staff, 'GET', '/pictures/testsite?limit=100&q=photo')).data;
    const other = number === 1 ? 2 : 1;
    const alike =
      (await read(edith, other)).status === 200 ? (await read(staff, other)).data?.alike : undefined;
    return [
      items.some((item) => item.id === id),
      (await read(staff, number)).status === 200,
      ...(alike ? [alike.some((item) => item.id === id)] : []),
    ];
  }
  const imageOf = async (number: number) => ({
    ...(await read(edith, number)).data.picture.image,
    alt: 'Shown',
  });
  async function write(staff: Staff, slug: string, image?: object): Promise<string> {
    const story = {
      kind: 'article',
      slug,
      title: slug,
      body: '<p>Words</p>',
      section: 'news',
      authorId: 'bob',
      topics: [{ slug: 'banking', primary: true }],
      ...(image ? { image } : {}),
    };
    return (await call(staff, 'POST', '/stories/testsite', { story })).data.id;
  }
  const all = [true, true, true];
  const nothing = [false, false, false];

  it('a picture is seen with the stories that show it, and by the accounts that uploaded it', async () => {
    // It stays unused: everybody may use it, and it shows which others look the same.
    await upload(edith, 1);
    await upload(wendy, 2);
    expect(await sees(carl, 2), 'nothing shows it yet').toEqual(all);
    const { counts } = (await call(carl, 'GET', '/pictures/testsite?counts=true')).data;

    const id = await write(wendy, 'first', await imageOf(2));
    expect([await sees(carl, 2), await sees(wendy, 2), await sees(edith, 2)]).toEqual([nothing, all, all]);
    const later = (await call(carl, 'GET', '/pictures/testsite?counts=true')).data.counts;
    expect(later).toMatchObject({ all: counts.all - 1, unused: counts.unused - 1 });
    expect((await call(edith, 'GET', '/pictures/testsite/digest-2/original')).status).toBe(200);
    const manager = { ...carl, rights: [...carl.rights, 'manage-pictures'] };
    for (const [method, path, body] of [
      ['GET', '/original', undefined],
      ['PUT', '', { picture: { alt: 'Mine' }, baseVersion: 1 }],
      ['POST', '/replacement', { by: 'digest-1' }],
      ['DELETE', '', undefined],
    ] as const)
      expect([
        method,
        path,
        (await call(manager, method, `/pictures/testsite/digest-2${path}`, body)).status,
      ]).toEqual([method, path, 404]);
    const byHidden = await call(manager, 'POST', '/pictures/testsite/digest-1/replacement', {
      by: 'digest-2',
    });
    expect(byHidden.status).toBe(404);

    expect((await upload(carl, 2)).data.isKnown).toBe(true);
    expect(await sees(carl, 2), 'he has the same file').toEqual(all);
    expect((await read(carl, 2)).data).toMatchObject({ picture: { uses: 0 }, usedIn: [] });
    expect(await sees(cleo, 2)).toEqual(nothing);

    await call(edith, 'POST', `/stories/testsite/${id}/publish`, {});
    expect((await read(cleo, 2)).data).toMatchObject({ picture: { uses: 1 }, usedIn: [{ title: 'first' }] });
    await call(edith, 'POST', `/stories/testsite/${id}/withdraw`, {});
    expect(await sees(cleo, 2)).toEqual(nothing);
  });

  it('a picture that a working copy brings is hidden with it, before there is a version', async () => {
    await upload(edith, 1);
    await upload(wendy, 3);
    await upload(wendy, 4);
    const id = await write(wendy, 'second');
    const draft = `/stories/testsite/${id}/draft`;
    await call(wendy, 'GET', draft);
    const fields = { changes: [{ name: 'image', value: await imageOf(3), revision: 0 }] };
    expect((await call(wendy, 'PUT', `${draft}/fields`, fields)).status).toBe(200);
    const attrs = { uuid: 'f1', data: { uuid: 'f1', type: 'image', image: await imageOf(4) } };
    const figure = { type: 'image', attrs, content: [{ type: 'imageCaption' }] };
    const step = { stepType: 'replace', from: 0, to: 0, slice: { content: [figure] } };
    const sent = await call(wendy, 'POST', `${draft}/steps`, { step: 0, clientId: 'tab', steps: [step] });
    expect([await sees(carl, 3), await sees(wendy, 3), await sees(edith, 3)]).toEqual([nothing, all, all]);
    expect(sent.status, JSON.stringify(sent)).toBe(200);
    expect([await sees(carl, 4), await sees(edith, 4)]).toEqual([nothing, all]);
    // Saving makes them pictures of a version; live work of others stays hidden beside what readers see.
    await call(wendy, 'POST', `${draft}/save`, {});
    await call(edith, 'POST', `/stories/testsite/${id}/publish`, {});
    expect((await sees(carl, 3))[0]).toBe(true);
  });

  it('a picture of a story under embargo is hidden from writers, too', async () => {
    await upload(edith, 1);
    await upload(edith, 5);
    const id = await write(edith, 'third', await imageOf(5));
    expect(await sees(wendy, 5)).toEqual(all);
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    await call(edith, 'POST', `/stories/testsite/${id}/publish`, { at, embargo: true });
    const ofDeals = person('dora', 'editor', { sections: ['deals'] });
    expect([await sees(wendy, 5), await sees(ofDeals, 5), await sees(edith, 5)]).toEqual([
      nothing,
      nothing,
      all,
    ]);
  });
});
