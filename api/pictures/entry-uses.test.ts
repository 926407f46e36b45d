import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EntryUse, LibraryPicture } from '#content/entities/library-picture.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const person = (sub: string, role: keyof typeof defaultRoles): Staff => ({
  sub,
  role,
  rights: defaultRoles[role].rights,
});
const wendy = person('wendy', 'writer');
const edith = person('edith', 'editor');
const olga = person('olga', 'owner');

interface Answer {
  data: { id: string; picture: LibraryPicture; entries: EntryUse[]; items: LibraryPicture[] };
  errors?: { reason: string; message: string; right?: string }[];
}

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {
      now: () => now,
      storeUpload: async ([number = 0]) => ({
        id: `digest-${number}`,
        path: `uploads/${number}.jpg`,
        type: 'jpeg',
        bytes: 1000,
        file: { url: `/uploads/${number}.jpg`, width: 1600, height: 900 },
      }),
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
    const { data, errors } = (await response.json()) as Answer;
    return { status: response.status, data, error: errors?.[0] };
  }
  async function upload(number: number): Promise<LibraryPicture> {
    await call(wendy, 'POST', `/pictures/testsite?filename=photo-${number}.jpg`, new Uint8Array([number]));
    return (await call(wendy, 'GET', `/pictures/testsite/digest-${number}`)).data.picture;
  }
  const put = (path: string, entry: object) =>
    call(olga, 'PUT', `/manage/testsite/${path}`, { entry, baseVersion: undefined });
  const ended = new Date(now.getTime() - 1000).toISOString();
  const endRights = (staff: Staff, number: number, until = ended) =>
    call(staff, 'PUT', `/pictures/testsite/digest-${number}`, {
      picture: { alt: 'A harbor', rights: { until } },
      baseVersion: 1,
    });

  it.each([
    [
      1,
      'author zoe',
      (picture: LibraryPicture) =>
        put('authors/zoe', { firstName: 'Zoe', lastName: 'Young', image: picture.image }),
    ],
    [
      2,
      'topic phones',
      (picture: LibraryPicture) => put('topics/phones', { name: 'Phones', image: picture.image }),
    ],
    [
      3,
      'newsletter weekly',
      (picture: LibraryPicture) =>
        put('newsletters/weekly', {
          title: 'Weekly',
          description: 'Fridays',
          subscribeJourneyId: 'a',
          unsubscribeJourneyId: 'b',
          image: picture.image,
        }),
    ],
    [
      4,
      'setting logo',
      () => {
        const file = { url: '/uploads/4.jpg', width: 1600, height: 900 };
        return call(olga, 'PUT', '/settings/testsite/logo', {
          value: { square: { light: file, dark: file } },
          baseVersion: 0,
        });
      },
    ],
  ])('picture %i is not deleted while the %s shows it', async (number, name, show) => {
    const picture = await upload(number);
    const unused = async () =>
      (await call(wendy, 'GET', '/pictures/testsite?use=unused&q=photo')).data.items.map(({ id }) => id);
    expect(await unused()).toContain(picture.id);
    const shown = await show(picture);
    expect([shown.status, shown.error]).toEqual([200, undefined]);
    const [kind, id] = name.split(' ');
    expect((await call(wendy, 'GET', `/pictures/testsite/${picture.id}`)).data.entries).toEqual([
      { kind, id },
    ]);
    expect(await unused()).not.toContain(picture.id);
    const rejected = await call(wendy, 'DELETE', `/pictures/testsite/${picture.id}`);
    expect([rejected.status, rejected.error?.reason, rejected.error?.message]).toEqual([
      409,
      'in_use',
      `The ${name} shows this picture`,
    ]);
    const ending = await endRights(wendy, number);
    expect([ending.status, ending.error?.right]).toEqual([403, 'edit-all']);
    expect((await endRights(edith, number)).status).toBe(200);
  });

  it('ends rights in the work of others only for those who may change it', async () => {
    const story = (slug: string, image: object) => ({
      kind: 'article',
      slug,
      title: slug,
      body: '<p>Words</p>',
      section: 'news',
      authorId: 'bob',
      topics: [{ slug: 'banking', primary: true }],
      image: { ...image, alt: 'A harbor' },
    });
    const [own, others, future] = [await upload(5), await upload(6), await upload(7)];
    await call(wendy, 'POST', '/stories/testsite', { story: story('own', own.image) });
    await call(edith, 'POST', '/stories/testsite', { story: story('others', others.image) });
    await call(edith, 'POST', '/stories/testsite', { story: story('future', future.image) });
    expect((await endRights(wendy, 5)).status, 'her own story').toBe(200);
    expect((await endRights(wendy, 6)).status, 'a story of another').toBe(403);
    const later = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString();
    expect((await endRights(wendy, 7, later)).status, 'a contract that goes on').toBe(200);
  });
});
