import { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { MoveStep } from '#content/document/move-step.ts';
import { storySchema } from '#content/document/schema.ts';
import type { Draft } from '#content/entities/draft.ts';
import type { AssignedNote, Note } from '#content/entities/note.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeDesk } from '../test/desk.ts';

describeDesk((at) => {
  const story = { body: '<p>One two three.</p><p>Second paragraph.</p>' };
  const add = async (id: string, note: object) => {
    const { status, body } = await at.staff('POST', `/${id}/notes`, note);
    return { status, note: body.data as never as Note, error: body.errors?.[0] };
  };
  const list = async (id: string) => {
    const { body } = await at.staff('GET', `/${id}/notes`);
    return (body.data as never as { items: Note[] }).items;
  };
  const change = (id: string, note: string, body: object) => at.staff('PUT', `/${id}/notes/${note}`, body);
  /** Sends steps to the draft as an editor does. */
  async function edit(id: string, work: (transform: Transform) => Transform) {
    const { data } = (await at.staff('GET', `/${id}/draft`)).body as never as { data: Draft };
    const { steps } = work(new Transform(Node.fromJSON(storySchema, data.document)));
    const sent = { step: data.step, clientId: 'tab', steps: steps.map((step) => step.toJSON()) };
    expect((await at.staff('POST', `/${id}/draft/steps`, sent)).status).toBe(200);
  }

  it('a conversation begins, goes on, is resolved and opened again', async () => {
    const { id } = await at.create(story);
    const { note, status } = await add(id, { text: 'Who says so?' });
    expect([status, await at.lastEvent()]).toMatchObject([201, { kind: 'notes', entityId: id }]);
    await add(id, { text: 'The minister.', replyTo: note.id });
    expect((await list(id)).map(({ text, replyTo }) => [text, replyTo])).toEqual([
      ['Who says so?', undefined],
      ['The minister.', note.id],
    ]);
    const open = async () => {
      const { body } = await at.staff('GET', '?limit=1');
      return (body.data as never as { items: StoryListItem[] }).items[0]?.openNotes;
    };
    expect(await open()).toBe(1);
    await change(id, note.id, { isResolved: true });
    expect([await open(), (await list(id))[0]?.resolvedAt]).toEqual([0, at.desk.time.toISOString()]);
    await change(id, note.id, { isResolved: false, text: 'Who says this?' });
    expect((await list(id))[0]).toMatchObject({ text: 'Who says this?' });
    expect(await open()).toBe(1);
  });

  it('a note keeps its place while others write, and its quote when the passage is gone', async () => {
    const { id } = await at.create(story);
    await at.staff('GET', `/${id}/draft`);
    const anchor = { from: 5, to: 8, step: 0, quote: 'two' };
    await add(id, { text: 'Really two?', anchor });
    await edit(id, (transform) => transform.insert(1, storySchema.text('Well, ')));
    await edit(id, (transform) => transform.insert(transform.doc.content.size - 1, storySchema.text('!')));
    expect((await list(id))[0]?.anchor).toEqual({ from: 11, to: 14, step: 2, quote: 'two', isGone: false });
    // A word typed at its edge is not part of it, one inside is.
    await edit(id, (transform) =>
      transform.insert(14, storySchema.text('x')).insert(12, storySchema.text('y')),
    );
    expect((await list(id))[0]?.anchor).toMatchObject({ from: 11, to: 15 });
    await edit(id, (transform) => transform.delete(3, 18));
    expect((await list(id))[0]?.anchor).toMatchObject({ from: 3, to: 3, quote: 'two', isGone: true });
  });

  it('a note goes with words that are moved, or come back', async () => {
    const { id } = await at.create({ body: '<p>One two three.</p><p>Four five six.</p><p>Seven.</p>' });
    await at.staff('GET', `/${id}/draft`);
    await add(id, { text: 'Five?', anchor: { from: 22, to: 26, step: 0, quote: 'five' } });
    const place = async () => (await list(id))[0]?.anchor;
    const textAt = async () => {
      const { data } = (await at.staff('GET', `/${id}/draft`)).body as never as { data: Draft };
      const { from, to, isGone } = (await place()) ?? { from: 0, to: 0, isGone: true };
      return isGone ? undefined : Node.fromJSON(storySchema, data.document).textBetween(from, to);
    };
    expect(await textAt()).toBe('five');
    // The second paragraph, by mouse to the end: taken away, then put there.
    await edit(id, (transform) => {
      const { doc } = transform;
      const second = doc.child(1);
      const from = doc.child(0).nodeSize;
      return transform.delete(from, from + second.nodeSize).insert(transform.doc.content.size, second);
    });
    expect(await textAt()).toBe('five');
    // By keys to the beginning: put there first.
    await edit(id, (transform) => {
      const last = transform.doc.child(2);
      const size = transform.doc.content.size;
      transform.insert(0, last);
      return transform.delete(size, size + last.nodeSize);
    });
    expect(await textAt()).toBe('five');
    // Deleted, and put back by undoing that later.
    await edit(id, (transform) => transform.delete(6, 10));
    expect(await textAt()).toBeUndefined();
    await edit(id, (transform) => transform.insert(1, storySchema.text('Not these five again. ')));
    expect(await textAt()).toBeUndefined();
    await edit(id, (transform) => transform.insert(28, storySchema.text('five')));
    expect(await textAt()).toBe('five');
  });

  it('a note goes with a block that is moved, and with most of its words where a move takes them apart', async () => {
    const { id } = await at.create({ body: '<p>One two.</p><p>Three four.</p><p>Five.</p>' });
    await at.staff('GET', `/${id}/draft`);
    const quotes = { inside: [5, 8, 'two'], across: [5, 21, 'two. Three four'] } as const;
    for (const [text, [from, to, quote]] of Object.entries(quotes))
      await add(id, { text, anchor: { from, to, step: 0, quote } });
    await edit(id, (transform) => transform.step(new MoveStep(0, 10, transform.doc.content.size)));
    const { data } = (await at.staff('GET', `/${id}/draft`)).body as never as { data: Draft };
    const document = Node.fromJSON(storySchema, data.document);
    const noted = (await list(id))
      .toSorted((a, b) => b.text.localeCompare(a.text))
      .map(({ text, anchor }) =>
        anchor && !anchor.isGone ? [text, document.textBetween(anchor.from, anchor.to, ' ')] : [text],
      );
    expect(noted).toEqual([
      ['inside', 'two'],
      ['across', 'Three four'],
    ]);
    expect(document.textContent).toBe('Three four.Five.One two.');
  });

  it('the new place of a note is stored when its steps are many', async () => {
    const { id } = await at.create(story);
    await edit(id, (transform) => transform.insert(1, storySchema.text('.')));
    await add(id, { text: 'Here', anchor: { from: 6, to: 9, step: 1, quote: 'two' } });
    const type = (transform: Transform) => {
      for (let count = 0; count < 300; count += 1) transform.insert(1, storySchema.text('a'));
      return transform;
    };
    await edit(id, type);
    await edit(id, type);
    const expected = { from: 606, to: 609, step: 601 };
    expect((await list(id))[0]?.anchor).toMatchObject(expected);
    expect((await list(id))[0]?.anchor).toMatchObject(expected);
  });

  it.each([
    [{ text: ' ' }, 400, 'text'],
    [{ text: 'a'.repeat(5001) }, 400, 'text'],
    [{ text: 'a', anchor: { from: 3, to: 3, step: 0, quote: 'x' } }, 400, 'anchor.to'],
    [{ text: 'a', anchor: { from: 1, to: 3, step: 9, quote: 'x' } }, 400, 'anchor.step'],
    [{ text: 'a', anchor: { from: 1, to: 3, step: 0 } }, 400, 'anchor.quote'],
    [{ text: 'a', replyTo: 'unknown' }, 404, 'noteId'],
    [{ text: 'a', assignee: 'no-one' }, 422, 'assignee'],
  ])('rejects %#', async (note, status, field) => {
    const { id } = await at.create(story);
    const answer = await add(id, note);
    expect([answer.status, answer.error?.field]).toEqual([status, field]);
    expect(await list(id)).toEqual([]);
  });

  it('words of others stay theirs', async () => {
    const { id } = await at.create(story);
    const { note } = await add(id, { text: 'Mine' });
    const wanda = { sub: 'wanda', role: 'writer', rights: defaultRoles.writer.rights };
    const call = async (method: string, path: string, body?: unknown) => {
      const request = new Request(`http://api.test/api/neutron/stories/testsite/${id}/notes${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (await at.api.api.fetch(request, { staff: wanda })).status;
    };
    expect(await call('PUT', `/${note.id}`, { text: 'Hers' })).toBe(403);
    expect(await call('DELETE', `/${note.id}`)).toBe(403);
    expect(await call('PUT', `/${note.id}`, { isResolved: true, assignee: 'wanda' })).toBe(200);
    expect(await call('POST', '', { text: 'A reply', replyTo: note.id })).toBe(201);
    const own = (await list(id)).find(({ text }) => text === 'A reply');
    expect(own?.writtenBy).toBe('wanda');
    expect((await at.staff('DELETE', `/${id}/notes/${note.id}`)).status).toBe(409);
    expect(await call('DELETE', `/${own?.id}`)).toBe(200);
    expect((await at.staff('DELETE', `/${id}/notes/${note.id}`)).status).toBe(200);
    expect(await list(id)).toEqual([]);
  });

  it('open notes wait for the account they are assigned to, where it may see their story', async () => {
    const byWanda = async (role: 'writer' | 'contributor', path: string, method = 'GET', body?: object) => {
      const staff = { sub: 'wanda', role, rights: defaultRoles[role].rights };
      const request = new Request(`http://api.test/api/neutron/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await at.api.api.fetch(request, { staff })).json() as Promise<{ data: unknown }>;
    };
    const waiting = async (role: 'writer' | 'contributor', query = '') => {
      const { data } = await byWanda(role, `notes/testsite${query}`);
      return (data as { items: AssignedNote[] }).items.map(({ text }) => text);
    };
    const [draft, published, deleted] = [
      await at.create(story),
      await at.create({ ...story, slug: `noted-${at.desk.number}` }),
      await at.create({ ...story, slug: `deleted-${at.desk.number}` }),
    ];
    await at.publish(published.id);
    const anchor = { from: 5, to: 8, step: 0, quote: 'two' };
    const assign = async (id: string, text: string, more: object = {}) => {
      at.desk.time = new Date(at.desk.time.getTime() + 1000);
      const { note } = await add(id, { text, ...more });
      await byWanda('writer', `stories/testsite/${id}/notes/${note.id}`, 'PUT', { assignee: 'wanda' });
      return note;
    };
    const first = await assign(published.id, 'Is it out?', { anchor });
    await assign(draft.id, 'Who says so?');
    await assign(deleted.id, 'Why not?');
    await at.staff('DELETE', `/${deleted.id}`);
    await assign(published.id, 'A reply', { replyTo: first.id });
    await add(draft.id, { text: 'Of no one' });
    const done = await assign(draft.id, 'Done');
    await change(draft.id, done.id, { isResolved: true });
    expect(await waiting('writer')).toEqual(['Who says so?', 'Is it out?']);
    expect(await waiting('writer', '?limit=1')).toEqual(['Who says so?']);
    // Notes are part of the work on a story, also where readers have it.
    expect(await waiting('contributor')).toEqual([]);
    expect(await waiting('writer', '?assignee=ruth')).toEqual([]);
  });
});
