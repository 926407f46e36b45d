import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LibraryPicture, PictureUse } from '#content/entities/library-picture.ts';
import { sortedQuery } from '#content/rules/images/image-params.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { StaffDenied, StaffWrite } from '../serve.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, staffToken, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';
import { ensurePictureUses } from './ensure-uses.ts';

interface Answer {
  status: number;
  body: {
    data: LibraryPicture & {
      items: (LibraryPicture & { usedIn?: PictureUse[] })[];
      next?: number;
      counts?: object;
      largestUpload?: number;
      picture: LibraryPicture;
      usedIn: PictureUse[];
      alike: LibraryPicture[];
      isKnown: boolean;
    };
    errors?: { reason: string; message: string; conflict?: { current: LibraryPicture } }[];
  };
}

const hashes = ['ffff0000ffff0000', 'ffff0000ffff0003', '00ff00ff00ff00ff'];

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  const removed: string[] = [];
  const written: StaffWrite[] = [];
  const denied: StaffDenied[] = [];
  const staff = async (method: string, path = '', body?: unknown) =>
    (await api.staff(method, `/pictures/testsite${path}`, body)) as unknown as Answer;
  const stories = (method: string, path: string, body?: unknown) =>
    api.staff(method, `/stories/testsite${path}`, body) as Promise<{
      status: number;
      body: { data: { id: string; version: number }; errors?: { reason: string; message: string }[] };
    }>;
  /** Each number is another file; the third looks like the second. */
  const upload = async (number: number, filename = `photo-${number}.jpg`): Promise<Answer> => {
    const url = `http://api.test/api/neutron/pictures/testsite?filename=${encodeURIComponent(filename)}`;
    const answer = await api.api.fetch(
      new Request(url, {
        method: 'POST',
        body: new Uint8Array([number]),
        headers: { authorization: `Bearer ${staffToken}` },
      }),
    );
    return { status: answer.status, body: await answer.json() } as Answer;
  };
  const draft = (slug: string, image?: object) => ({
    kind: 'article',
    slug,
    title: slug,
    body: '<p>Words</p>',
    section: 'news',
    authorId: 'bob',
    topics: [{ slug: 'banking', primary: true }],
    // Without a description it would not be published.
    ...(image ? { image: { ...image, alt: ('alt' in image && image.alt) || 'What it shows' } } : {}),
  });
  const write = async (slug: string, image?: object) =>
    (await stories('POST', '', { story: draft(slug, image) })).body.data;
  const fields = (more: object = {}) => ({ alt: 'A harbor at dawn', ...more });

  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {
      signImage: (path, params) => `/resize/sig/${path}?${sortedQuery(params as Record<string, string>)}`,
      readOriginal: async (path) =>
        path === 'uploads/1.jpg' ? { bytes: new Uint8Array([255, 216, 1]), type: 'image/jpeg' } : undefined,
      onStaffWrite: async (write) => void written.push(write),
      onStaffDenied: async (rejected) => void denied.push(rejected),
      hasOriginal: async (path) => path === 'old/harbor.webp',
      undoParts: { removeOriginal: async (path) => void removed.push(path) },
      storeUpload: async ([number = 0]) =>
        number > 9
          ? { problem: 'This file is no picture.' }
          : {
              id: `digest-${number}`,
              path: `uploads/${number}.jpg`,
              type: 'jpeg',
              bytes: 1000 + number,
              color: '#31475e',
              hash: hashes[number - 1] ?? `${number}123456789abcdef`,
              file: { url: `/uploads/${number}.jpg`, width: 1600, height: 900 },
            },
    });
  });
  afterAll(() => store.drop());

  describe('the library of pictures', () => {
    it('takes an upload, finds the same file again and one that looks the same', async () => {
      const first = await upload(1);
      expect(first.status).toBe(201);
      expect(first.body.data).toMatchObject({ isKnown: false, alike: [] });
      expect(first.body.data.picture).toMatchObject({
        id: 'digest-1',
        version: 1,
        filename: 'photo-1.jpg',
        width: 1600,
        height: 900,
        bytes: 1001,
        uses: 0,
        alt: '',
        rights: { holder: '', terms: '' },
      });
      expect(first.body.data.picture.image.urls?.seo_image).toContain('uploads/1.jpg');
      const again = await upload(1, 'renamed.jpg');
      expect(again.body.data).toMatchObject({ isKnown: true, picture: { filename: 'photo-1.jpg' } });
      const alike = await upload(2);
      expect(alike.body.data.alike.map(({ id }) => id)).toEqual(['digest-1']);
      expect((await upload(3)).body.data.alike).toEqual([]);
    });

    it('hands out the original as a file to save, to those who manage pictures', async () => {
      const original = (id: string, rights?: readonly RightName[]) =>
        api.api.fetch(
          new Request(`http://api.test/api/neutron/pictures/testsite/${id}/original`, {
            headers: { authorization: `Bearer ${staffToken}` },
          }),
          rights && { staff: { sub: 'ada', role: 'writer', rights } },
        );
      const answer = await original('digest-1', ['manage-pictures']);
      expect(answer.status).toBe(200);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([255, 216, 1]));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename="photo-1.jpg"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'cache-control': 'no-store',
      });
      const reasonOf = async (response: Response) => [
        response.status,
        ((await response.json()) as Answer['body']).errors?.[0],
      ];
      expect(await reasonOf(await original('digest-9'))).toEqual([
        404,
        expect.objectContaining({ reason: 'not_found' }),
      ]);
      expect(await reasonOf(await original('digest-2')), 'its file is gone').toEqual([
        404,
        expect.objectContaining({ reason: 'not_found', message: expect.stringContaining('not stored') }),
      ]);
      expect(await reasonOf(await original('digest-1', ['see-own', 'write-own']))).toEqual([
        403,
        expect.objectContaining({ reason: 'right_missing', right: 'manage-pictures' }),
      ]);
    });

    it('rejects a file that is no picture with the reason', async () => {
      const answer = await upload(10);
      expect(answer.status).toBe(415);
      expect(answer.body.errors?.[0]).toMatchObject({
        reason: 'picture_unusable',
        message: 'This file is no picture.',
      });
    });

    it('saves what editors say, and shows both sides when two save at once', async () => {
      const saved = await staff('PUT', '/digest-1', {
        picture: fields({ credits: 'Mara Voss', crops: { '1x1': '900x900+350+0' }, focus: { x: 30, y: 60 } }),
        baseVersion: 1,
      });
      expect(saved.status).toBe(200);
      expect(saved.body.data).toMatchObject({ version: 2, credits: 'Mara Voss', focus: { x: 30, y: 60 } });
      expect(saved.body.data.image.urls?.article_schema_1x1).toContain('crop=900x900%2B350%2B0');
      expect(saved.body.data.image.urls?.article_schema_16x9).toContain('focus=30x60');
      const late = await staff('PUT', '/digest-1', { picture: fields({ alt: 'Late' }), baseVersion: 1 });
      expect([late.status, late.body.errors?.[0]?.reason]).toEqual([409, 'version_conflict']);
      expect(late.body.errors?.[0]?.conflict?.current).toMatchObject({ alt: 'A harbor at dawn' });
    });

    it.each([
      ['a misspelt field', { altText: 'x' }],
      ['a crop that is none', { crops: { '1x1': 'half' } }],
      ['a shape that pages do not use', { crops: { '3x7': '3x7+0+0' } }],
      ['a focal point outside', { focus: { x: 101, y: 0 } }],
      ['a day without a time', { rights: { until: '2026-12-01' } }],
    ])('rejects %s', async (_name, more) => {
      const answer = await staff('PUT', '/digest-1', { picture: fields(more), baseVersion: 2 });
      expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([400, 'bad_body']);
    });

    it('says which stories show a picture, in drafts and to readers', async () => {
      const { image } = (await staff('GET', '/digest-3')).body.data.picture;
      const { id } = await write('with-a-picture', image);
      const usedIn = async () => (await staff('GET', '/digest-3')).body.data.usedIn;
      expect(await usedIn()).toEqual([
        { storyId: id, title: 'with-a-picture', type: 'article', state: 'draft', isPublished: false },
      ]);
      const seenBy = async (sub: string) => {
        const request = new Request('http://api.test/api/neutron/pictures/testsite/digest-3');
        const answer = await api.api.fetch(request, {
          staff: { sub, role: 'contributor', rights: defaultRoles.contributor.rights },
        });
        const { data } = (await answer.json()) as Partial<Answer['body']>;
        return data?.usedIn.map(({ title }) => title) ?? answer.status;
      };
      expect(await seenBy('ada'), 'a picture of drafts of others is not there for a contributor').toBe(404);
      await stories('POST', `/${id}/publish`, {});
      expect(await seenBy('ada')).toEqual(['with-a-picture']);
      expect(await usedIn()).toMatchObject([{ state: 'published', isPublished: true }]);
      await stories('PUT', `/${id}`, { story: draft('with-a-picture'), baseVersion: 1 });
      expect(await usedIn(), 'readers still see it').toMatchObject([{ isPublished: true }]);
      const rejected = await staff('DELETE', '/digest-3');
      expect([rejected.status, rejected.body.errors?.[0]?.reason]).toEqual([409, 'in_use']);
      await stories('POST', `/${id}/publish`, {});
      expect(await usedIn()).toEqual([]);
      expect((await staff('DELETE', '/digest-3')).status).toBe(200);
      expect(removed).toEqual(['uploads/3.jpg']);
      expect((await staff('GET', '/digest-3')).status).toBe(404);
    });

    it('has the pictures that stories name, once their original is found', async () => {
      for (const bucketPath of ['../../secrets.json', 'file:///etc/passwd', 'uploads/invented.jpg'])
        await write(`names-${bucketPath.length}`, { typeName: 'image', bucketType: 'hub', bucketPath });
      await write('brings-a-picture', {
        typeName: 'image',
        bucketType: 'hub',
        bucketPath: 'old/harbor.webp',
        width: 800,
        height: 600,
        alt: 'A crane',
      });
      const look = async () => (await staff('GET', '?q=CRANE%20harbor')).body.data.items;
      await expect.poll(look).toHaveLength(1);
      const [found] = await look();
      expect(found).toMatchObject({ filename: 'harbor.webp', alt: 'A crane', uses: 1, width: 800 });
      expect(found).not.toHaveProperty('addedBy');
      for (const q of ['secrets', 'passwd', 'invented'])
        expect((await staff('GET', `?q=${q}`)).body.data.items, q).toEqual([]);
    });

    it('fills itself in a store that is older than it', async () => {
      const db = store.db.as<ContentTables>();
      const rows = () =>
        db.kysely
          .selectFrom('content_picture_uses')
          .selectAll()
          .orderBy('source')
          .orderBy('story_n')
          .orderBy('is_published')
          .execute();
      const before = await rows();
      expect(before.length).toBeGreaterThan(1);
      await db.kysely.deleteFrom('content_picture_uses').execute();
      await db.kysely.deleteFrom('content_state').where('name', '=', 'picture_uses').execute();
      await ensurePictureUses(db, now);
      expect(await rows()).toEqual(before);
    });

    it('lists page by page, by rights, description and use', async () => {
      const ids = async (query: string) =>
        (await staff('GET', query)).body.data.items.map(({ filename }) => filename);
      const first = await staff('GET', '?limit=1');
      expect(first.body.data.items).toHaveLength(1);
      const rest = await ids(`?limit=100&after=${first.body.data.next}`);
      expect(rest).not.toContain(first.body.data.items[0]?.filename);
      expect(rest).toContain('photo-1.jpg');
      expect(await ids('?alt=missing&q=photo')).toEqual(['photo-2.jpg']);
      expect(await ids('?use=unused&q=photo')).toEqual(['photo-2.jpg', 'photo-1.jpg']);
      expect(await ids('?use=used&q=photo')).toEqual([]);
      const soon = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString();
      const over = new Date(now.getTime() - 1).toISOString();
      await staff('PUT', '/digest-1', { picture: fields({ rights: { until: soon } }), baseVersion: 2 });
      await staff('PUT', '/digest-2', { picture: fields({ rights: { until: over } }), baseVersion: 1 });
      expect(await ids('?rights=ending')).toEqual(['photo-1.jpg']);
      expect(await ids('?rights=ended')).toEqual(['photo-2.jpg']);
      expect(await ids('?q=%25')).toEqual(await ids('?q='));
      const { counts, largestUpload } = (await staff('GET', '?counts=true')).body.data;
      const all = (await ids('?limit=100')).length;
      const undescribed = (await ids('?alt=missing&limit=100')).length;
      const unused = (await ids('?use=unused&limit=100')).length;
      expect(counts).toEqual({ all, undescribed, ended: 1, ending: 1, unused });
      expect(largestUpload).toBe(20 * 1024 * 1024);
    });

    it('keeps a picture whose rights end from being published', async () => {
      const { image } = (await staff('GET', '/digest-1')).body.data.picture;
      const { id } = await write('rights-end', image);
      const later = new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000).toISOString();
      const planned = await stories('POST', `/${id}/publish`, { at: later });
      expect([planned.status, planned.body.errors?.[0]?.reason]).toEqual([422, 'picture_rights_ended']);
      expect(planned.body.errors?.[0]?.message).toContain('photo-1.jpg');
      expect((await stories('POST', `/${id}/publish`, {})).status).toBe(200);
      const [ending] = (await staff('GET', '?rights=ending')).body.data.items;
      expect(ending?.usedIn).toEqual([
        expect.objectContaining({ storyId: id, title: 'rights-end', isPublished: true }),
      ]);
    });

    it('replaces a picture in every story, and says what readers see', async () => {
      await upload(7);
      await upload(8);
      const { image } = (await staff('GET', '/digest-7')).body.data.picture;
      const shown = await write('replaced-published', image);
      await stories('POST', `/${shown.id}/publish`, {});
      const changed = await write('replaced-changed', image);
      await stories('POST', `/${changed.id}/publish`, {});
      const more = { ...draft('replaced-changed', image), title: 'Changed' };
      await stories('PUT', `/${changed.id}`, { story: more, baseVersion: 1 });
      const other = await write('replaced-draft', image);
      written.length = 0;
      const answer = (await staff('POST', '/digest-7/replacement', { by: 'digest-8' })) as unknown as {
        status: number;
        body: { data: { stories: { storyId: string; outcome: string }[] } };
      };
      expect(answer.status).toBe(200);
      const outcomes = new Map(answer.body.data.stories.map(({ storyId, outcome }) => [storyId, outcome]));
      expect([shown, changed, other].map(({ id }) => outcomes.get(id))).toEqual([
        'published',
        'waits',
        'saved',
      ]);
      const acts = written.map(({ call, params }) => `${call} ${params.id}`);
      expect(acts[0]).toBe('replacePicture digest-7');
      expect(acts.slice(1).toSorted()).toEqual(
        [
          `publishStory ${shown.id}`,
          ...[shown, changed, other].map(({ id }) => `updateStory ${id}`),
        ].toSorted(),
      );
      const uses = async (id: string) =>
        (await staff('GET', `/${id}`)).body.data.usedIn.map(({ storyId, isPublished }) => [
          storyId,
          isPublished,
        ]);
      expect(await uses('digest-7')).toEqual([[changed.id, true]]);
      expect(new Map((await uses('digest-8')) as [string, boolean][])).toEqual(
        new Map([
          [other.id, false],
          [changed.id, false],
          [shown.id, true],
        ]),
      );
      const versions = await api.staff('GET', `/stories/testsite/${shown.id}/versions`);
      expect(versions.body).toMatchObject({ data: { items: [{ reason: 'picture replaced' }, {}] } });
      const writer = { sub: 'wanda', role: 'writer', rights: defaultRoles.writer.rights };
      const path = 'http://api.test/api/neutron/pictures/testsite/digest-8/replacement';
      const request = new Request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ by: 'digest-7' }),
      });
      denied.length = 0;
      const failed = await (await api.api.fetch(request, { staff: writer })).json();
      expect(failed.data.stories.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
        Array(3).fill('failed'),
      );
      expect(denied.map(({ call, params, right }) => `${call} ${params.id} ${right}`).toSorted()).toEqual(
        [shown, changed, other].map(({ id }) => `updateStory ${id} edit-all`).toSorted(),
      );
      for (const [by, status] of [
        ['digest-7', 400],
        ['unknown', 404],
      ] as const)
        expect((await staff('POST', '/digest-7/replacement', { by })).status).toBe(status);
    });
  });
});
