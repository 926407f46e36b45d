import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Note, Passage } from '#content/entities/note.ts';
import { passageLimits } from '#content/limits.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeDesk } from '../test/desk.ts';

const linked = (text: string, href = 'https://example.com/') => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'a', attrs: { href } }] }],
});
const documentOf = (...content: object[]) => ({ type: 'doc', content });
const passage = { why: 'place-deleted', document: documentOf(linked('Nearly lost.')) } as const;

describeDesk((at) => {
  const add = async (id: string, note: object) => {
    const { status, body } = await at.staff('POST', `/${id}/notes`, note);
    return { status, note: body.data as never as Note, error: body.errors?.[0] };
  };
  const list = async (id: string) => {
    const { body } = await at.staff('GET', `/${id}/notes`);
    return (body.data as never as { items: Note[] }).items;
  };
  const rights = { ...defaultRoles, mute: { rights: ['see-own', 'see-all', 'write-own', 'edit-all'] } };
  const as = async (role: keyof typeof rights, method: string, path: string, body?: object) => {
    const staff = { sub: 'wanda', role, rights: rights[role].rights as readonly RightName[] };
    const request = new Request(`http://api.test/api/neutron/stories/testsite/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await at.api.api.fetch(request, { staff })).status;
  };

  it('a passage keeps its form, and everybody who opens the story sees it', async () => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    const id1 = randomUUID();
    const { status, note } = await add(id, { id: id1, text: 'Nearly lost.', passage });
    expect(status).toBe(201);
    expect(await at.lastEvent()).toMatchObject({ kind: 'notes', entityId: id });
    const stored = (await list(id))[0]?.passage as Passage;
    expect(stored.why).toBe('place-deleted');
    expect(JSON.stringify(stored.document)).toContain('"href":"https://example.com/"');
    expect(note).toMatchObject({ id: id1, text: 'Nearly lost.' });
  });

  it('a note that is sent again is there once, with what was added, and open again', async () => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    const id1 = randomUUID();
    const first = { id: id1, text: 'Nearly lost.', passage };
    await add(id, first);
    await at.staff('PUT', `/${id}/notes/${id1}`, { isResolved: true });
    await add(id, first);
    expect((await list(id)).map(({ resolvedAt }) => typeof resolvedAt)).toEqual(['string']);
    await add(id, { ...first, text: 'Nearly lost. More.' });
    expect(await list(id)).toMatchObject([{ text: 'Nearly lost. More.' }]);
    expect((await list(id))[0]).not.toHaveProperty('resolvedAt');
    const other = await at.create({ slug: 'another-one', body: '<p>Words.</p>' });
    expect((await add(other.id, first)).status).toBe(409);
  });

  it('who may write the story keeps, discards and opens it again; who only writes notes does not', async () => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    const id1 = randomUUID();
    expect(await as('mute', 'POST', `${id}/notes`, { id: id1, text: 'Lost', passage })).toBe(201);
    expect(await as('mute', 'POST', `${id}/notes`, { text: 'A note' })).toBe(403);
    expect(await as('legal', 'PUT', `${id}/notes/${id1}`, { isResolved: true })).toBe(403);
    expect(await as('mute', 'PUT', `${id}/notes/${id1}`, { isResolved: true })).toBe(200);
    expect((await list(id))[0]?.resolvedBy).toBe('wanda');
    expect(await as('editor', 'PUT', `${id}/notes/${id1}`, { isResolved: false })).toBe(200);
    // Words of someone who may not write any more.
    expect(await as('legal', 'POST', `${id}/notes`, { text: 'Lost', passage })).toBe(201);
    expect(await as('ads', 'POST', `${id}/notes`, { text: 'Lost', passage })).toBe(403);
    expect(await as('ads', 'GET', `${id}/notes`)).toBe(403);
  });

  it.each([
    ['no document', { ...passage, document: { type: 'paragraph' } }, 400, 'passage.document'],
    ['no text', { ...passage, document: 'words' }, 400, 'passage.document'],
    [
      'a link that runs a script',
      { ...passage, document: documentOf(linked('a', 'javascript:x')) },
      400,
      'passage.document',
    ],
    [
      'a block without its data',
      { ...passage, document: documentOf({ type: 'embed', attrs: { uuid: 'a', embed: { type: 'chart' } } }) },
      400,
      'passage.document',
    ],
    ['another reason', { ...passage, why: 'fun' }, 400, 'passage.why'],
    [
      'too long',
      { ...passage, document: documentOf(linked('a'.repeat(passageLimits.characters))) },
      400,
      'passage.document',
    ],
  ])('rejects %s', async (_, bad, status, field) => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    const answer = await add(id, { text: 'a', passage: bad });
    expect([answer.status, answer.error?.field]).toEqual([status, field]);
    expect(await list(id)).toEqual([]);
  });

  it('a story holds a bounded amount of such text', async () => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    const long = { ...passage, document: documentOf(linked('a'.repeat(passageLimits.characters - 500))) };
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await add(id, { text: 'a', passage: long })).status);
    expect(statuses).toEqual([201, 201, 201, 409]);
    expect((await add(id, { text: 'A note' })).status).toBe(201);
  });

  it('is gone with its story', async () => {
    const { id } = await at.create({ body: '<p>Words.</p>' });
    await add(id, { text: 'Nearly lost.', passage });
    await at.staff('DELETE', `/${id}`);
    expect((await at.staff('GET', `/${id}/notes`)).status).toBe(404);
  });
});
