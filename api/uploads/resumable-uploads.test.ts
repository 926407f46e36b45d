import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { resumableUploads } from '#content/limits.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import type { StaffWrite } from '../serve.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const uploads = '/api/neutron/uploads/testsite/resumable';
const file = Buffer.from('a picture of the harbor');

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  let folder: string;
  let time = now;
  let isFull = false;
  const written: StaffWrite[] = [];
  const editor: Staff = { sub: 'editor', role: 'writer', rights: ['see-own', 'write-own'] };
  const colleague: Staff = { ...editor, sub: 'colleague' };
  const lawyer: Staff = { sub: 'lawyer', role: 'legal', rights: ['see-own'] };

  interface Sent {
    headers?: Record<string, string>;
    body?: Buffer;
    by?: Staff;
  }
  const send = async (method: string, path: string, { headers = {}, body, by = editor }: Sent = {}) => {
    const answer = await api.api.fetch(
      new Request(`http://api.test${path}`, {
        method,
        headers: { 'tus-resumable': '1.0.0', ...headers },
        ...(body ? { body: new Uint8Array(body) } : {}),
      }),
      { staff: by },
    );
    const text = await answer.text();
    const reason = answer.ok ? undefined : text && JSON.parse(text).errors[0].reason;
    return { status: answer.status, headers: answer.headers, text, reason };
  };
  const begin = async (length = file.length, name = 'harbor.jpg', by = editor) => {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const headers = { 'upload-length': String(length), 'upload-metadata': metadata };
    const answer = await send('POST', uploads, { headers, by });
    return { ...answer, path: answer.headers.get('location') ?? '' };
  };
  const add = (path: string, offset: number, body: Buffer, by = editor) => {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return send('PATCH', path, { headers, body, by });
  };
  const pictureOf = async (id: string | null) =>
    ((await api.staff('GET', `/pictures/testsite/${id}`)).body as { data: { picture: LibraryPicture } }).data
      .picture;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neutron-upload-parts-'));
    store = await open();
    api = await loadApi(store.db, {
      now: () => time,
      uploadFolder: folder,
      onStaffWrite: async (write) => void written.push(write),
      storeUpload: async (bytes) => {
        if (isFull) throw new Error('too many pictures are waiting');
        const text = Buffer.from(bytes).toString();
        if (!text.startsWith('a picture')) return { problem: 'This file is no picture.' };
        const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
        const size = { width: 1600, height: 900 };
        return {
          id,
          path: `uploads/${id}.jpg`,
          type: 'jpeg',
          bytes: bytes.length,
          file: { url: `/uploads/${id}.jpg`, ...size },
        };
      },
    });
  });
  afterAll(async () => {
    await api.api.close();
    await store.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    time = now;
    isFull = false;
    written.length = 0;
    for (const name of await readdir(folder)) await rm(join(folder, name));
  });

  describe('an upload that resumes', () => {
    it('takes a file in parts and makes a picture of it after the last byte', async () => {
      const { status, path, headers } = await begin();
      expect([status, headers.get('tus-resumable')]).toEqual([201, '1.0.0']);
      expect(Date.parse(headers.get('upload-expires') ?? '')).toBe(
        now.getTime() + resumableUploads.milliseconds,
      );
      const first = await add(path, 0, file.subarray(0, 9));
      expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '9']);
      const found = await send('HEAD', path);
      expect([found.status, found.headers.get('upload-offset'), found.headers.get('upload-length')]).toEqual([
        200,
        '9',
        String(file.length),
      ]);
      expect(found.headers.get('cache-control')).toBe('no-store');
      const last = await add(path, 9, file.subarray(9));
      expect([last.status, last.headers.get('neutron-picture-known')]).toEqual([204, 'false']);
      const picture = await pictureOf(last.headers.get('neutron-picture'));
      expect(picture).toMatchObject({ filename: 'harbor.jpg', bytes: file.length, addedBy: 'editor' });
      expect(written.map(({ call, params }) => [call, params.id])).toEqual([['addToUpload', picture.id]]);
      expect(await readdir(folder)).toEqual([expect.stringMatching(/\.json$/)]);
    });

    it('says the picture again when the last answer was lost, and knows a file it has', async () => {
      const { path } = await begin();
      const done = await add(path, 0, file);
      const again = await send('HEAD', path);
      expect(again.headers.get('neutron-picture')).toBe(done.headers.get('neutron-picture'));
      expect(again.headers.get('upload-offset')).toBe(String(file.length));
      const second = await add((await begin()).path, 0, file);
      expect(second.headers.get('neutron-picture-known')).toBe('true');
    });

    it('keeps the bytes when the file cannot be stored now, and tries again with the next request', async () => {
      const { path } = await begin();
      isFull = true;
      expect((await add(path, 0, file)).status).toBe(500);
      isFull = false;
      expect((await send('HEAD', path)).headers.get('neutron-picture')).toMatch(/\w/);
    });

    it('writes a part once when it arrives twice at the same time', async () => {
      const { path } = await begin();
      const both = await Promise.all([add(path, 0, file.subarray(0, 5)), add(path, 0, file.subarray(0, 5))]);
      expect(both.map(({ status, reason }) => reason ?? status)).toEqual([204, 'upload_offset']);
      expect((await send('HEAD', path)).headers.get('upload-offset')).toBe('5');
    });

    it('rejects what does not fit, and loses nothing', async () => {
      const { path } = await begin();
      await add(path, 0, file.subarray(0, 5));
      const wrong: [string, ReturnType<typeof send>][] = [
        ['upload_offset', add(path, 4, file.subarray(4))],
        ['upload_offset', add(path, 6, file.subarray(6))],
        ['bad_body', add(path, 5, Buffer.concat([file.subarray(5), Buffer.from('!')]))],
        ['bad_body', send('PATCH', path, { headers: { 'content-type': 'application/offset+octet-stream' } })],
        ['content_type', send('PATCH', path, { headers: { 'upload-offset': '5' }, body: file })],

        ['method_not_allowed', send('PUT', path)],
      ];
      for (const [reason, answer] of wrong) expect(await answer).toMatchObject({ reason });
      expect((await send('HEAD', path, { headers: { 'tus-resumable': '0.2.2' } })).status).toBe(412);
      expect((await send('HEAD', path)).headers.get('upload-offset')).toBe('5');
      expect((await add(path, 5, file.subarray(5))).status).toBe(204);
    });

    it.each([
      ['a file over the limit', { 'upload-length': String(20 * 1024 * 1024 + 1) }, 413, 'body_too_large'],
      ['an empty file', { 'upload-length': '0' }, 400, 'bad_body'],
      ['no length', { 'upload-defer-length': '1' }, 400, 'bad_body'],
      ['a negative length', { 'upload-length': '-1' }, 400, 'bad_body'],
      ['metadata that is none', { 'upload-length': '9', 'upload-metadata': 'filename %%' }, 400, 'bad_body'],
      ['another protocol', { 'upload-length': '9', 'tus-resumable': '2.0.0' }, 412, 'upload_protocol'],
    ])('is not begun with %s', async (_name, headers, status, reason) => {
      expect(await send('POST', uploads, { headers })).toMatchObject({ status, reason });
      expect(await readdir(folder)).toEqual([]);
    });

    it('removes a file that is no picture, with the reason', async () => {
      const { path } = await begin(7, 'text.jpg');
      const last = await add(path, 0, Buffer.from('a story'));
      expect([last.status, JSON.parse(last.text).errors[0].message]).toEqual([
        415,
        'This file is no picture.',
      ]);
      expect((await send('HEAD', path)).status).toBe(410);
      expect(await readdir(folder)).toEqual([]);
    });

    it('belongs to the account that began it, and needs the right to write', async () => {
      const { path } = await begin();
      expect((await send('HEAD', path, { by: colleague })).status).toBe(404);
      expect(await add(path, 0, file, colleague)).toMatchObject({ status: 404, reason: 'not_found' });
      expect((await send('DELETE', path, { by: colleague })).status).toBe(404);
      expect(await begin(9, 'a.jpg', lawyer)).toMatchObject({ status: 403, reason: 'right_missing' });
      expect(await send('HEAD', `${uploads}/..%2F..%2Fsecrets`)).toMatchObject({ status: 404 });
    });

    it('ends by a call, and a day after it began', async () => {
      const { path } = await begin();
      expect((await send('DELETE', path)).status).toBe(204);
      expect(await readdir(folder)).toEqual([]);
      const old = await begin();
      time = new Date(now.getTime() + resumableUploads.milliseconds);
      expect(await add(old.path, 0, file)).toMatchObject({ status: 410, reason: 'upload_gone' });
      await begin();
      expect(await readdir(folder)).toHaveLength(2);
    });

    it('is one of forty unfinished ones of an account at most', async () => {
      for (let count = 0; count < resumableUploads.filesPerPerson; count += 1) await begin();
      expect(await begin()).toMatchObject({ status: 429, reason: 'rate_limited' });
      expect((await begin(9, 'a.jpg', colleague)).status).toBe(201);
    });

    it('is one of forty, however many are begun at once', async () => {
      const begun = await Promise.all(
        Array.from({ length: 2 * resumableUploads.filesPerPerson }, () => begin()),
      );
      const statuses = Map.groupBy(begun, ({ status }) => status);
      expect(statuses.get(201)).toHaveLength(resumableUploads.filesPerPerson);
      expect(statuses.get(429)).toHaveLength(resumableUploads.filesPerPerson);
    });
  });
});
