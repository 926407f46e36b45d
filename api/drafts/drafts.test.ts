import { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { storySchema } from '#content/document/schema.ts';
import type { ChangedFields, Draft } from '#content/entities/draft.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { getNewestVersion } from '../store/stories.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { type Desk, describeDesk } from '../test/desk.ts';
import { now } from '../test/seed.ts';
import { saveVersion } from '../write/save-story.ts';

interface Answer<T> {
  status: number;
  body: { data: T; errors?: { reason: string; field?: string; message: string }[] };
}

/** One person with the story open. */
async function open(at: Desk, id: string, clientId = 'tab-1') {
  const call = <T>(method: string, path: string, body?: unknown) =>
    at.staff(method, `/${id}/draft${path}`, body) as never as Promise<Answer<T>>;
  const { data } = (await call<Draft>('GET', '')).body;
  let { step } = data;
  let doc = Node.fromJSON(storySchema, data.document);
  return {
    call,
    draft: async () => (await call<Draft>('GET', '')).body.data,
    async text() {
      return Node.fromJSON(storySchema, (await call<Draft>('GET', '')).body.data.document).textContent;
    },
    /** Types into the first paragraph. */
    async type(text: string, position = 1) {
      const { steps, doc: changed } = new Transform(doc).insert(position, storySchema.text(text));
      const sent = { step, clientId, steps: steps.map((one) => one.toJSON()) };
      const answer = await call<{ step: number }>('POST', '/steps', sent);
      if (answer.status === 200) {
        step = answer.body.data.step;
        doc = changed;
      }
      return answer;
    },
    send: (steps: unknown[], from = step) =>
      call<{ step: number }>('POST', '/steps', { step: from, clientId, steps }),
    fields: (changes: { name: string; value: unknown; revision: number }[]) =>
      call<ChangedFields>('PUT', '/fields', { changes }),
  };
}

const story = { body: '<p>One two three.</p><p>Second paragraph.</p>' };
const bodyOf = async (at: Desk, id: string) =>
  ((await at.staff('GET', `/${id}`)).body.data.story as { body: string }).body;

describeDesk((at, store) => {
  it('steps are applied, acknowledged and listed with their client', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    expect((await one.type('Hello ')).body.data.step).toBe(1);
    expect((await one.type('Well, ')).body.data.step).toBe(2);
    expect(await one.text()).toContain('Well, Hello One two three.');
    const { body } = await one.call<{ step: number; clientIds: string[]; steps: object[] }>(
      'GET',
      '/steps?since=1',
    );
    expect(body.data).toMatchObject({ step: 2, clientIds: ['tab-1'], steps: [{ stepType: 'replace' }] });
  });

  it('of two who send at once one is behind, and a repeated request adds nothing', async () => {
    const { id } = await at.create(story);
    const [one, two] = [await open(at, id, 'a'), await open(at, id, 'b')];
    const answers = await Promise.all([one.type('First '), two.type('Second ')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.flatMap(({ body }) => body.errors?.[0]?.reason ?? [])).toEqual(['steps_behind']);
    expect(await bodyOf(at, id)).toMatch(/^<p>(First|Second) One two three\./);
  });

  it('a version that an import wrote is sent to those who write: they are behind once, not for ever', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await store()
      .db.as<ContentTables>()
      .transaction(async (trx) => {
        const saved = await getNewestVersion(trx, id);
        if (!saved) throw new Error('no such story');
        const imported = { ...saved.story, body: '<p>Imported.</p><p>Second paragraph.</p>' } as StoryInput;
        await trx.updateTable('content_stories').set({ version: 2 }).where('id', '=', id).execute();
        await saveVersion(trx, saved.n, 2, imported, now, { by: 'import', reason: 'imported' });
      });
    const rejected = await one.type('Typed. ');
    expect([rejected.status, rejected.body.errors?.[0]?.reason]).toEqual([409, 'steps_behind']);
    const { body } = await one.call<{ step: number; steps: object[] }>('GET', '/steps?since=0');
    expect(body.data.step).toBeGreaterThan(0);
    expect(body.data.steps.length).toBe(body.data.step);
    const again = await open(at, id);
    expect((await again.type('Typed. ')).status).toBe(200);
    expect(await again.text()).toContain('Typed. Imported.');
  });

  it.each([
    ['no step', { stepType: 'nonsense' }],
    ['outside the text', { stepType: 'replace', from: 9000, to: 9001 }],
    [
      'a node that does not exist',
      { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'script' }] } },
    ],
    [
      'text between blocks',
      { stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'x' }] } },
    ],
    ['nothing left', { stepType: 'replace', from: 0, to: 36 }],
    ['half a step', { stepType: 'replace' }],
    ['a move of a part of a block', { stepType: 'move', from: 1, to: 5, target: 9 }],
    ['a move of a block into itself', { stepType: 'move', from: 0, to: 9, target: 5 }],
    ['an attribute that no story has', { stepType: 'docAttr', attr: 'hidden', value: 'x'.repeat(500) }],
    [
      'a link that runs a script',
      { stepType: 'addMark', from: 1, to: 4, mark: { type: 'a', attrs: { href: 'javascript:alert(1)' } } },
    ],
  ])('a step that breaks the schema is rejected: %s', async (_, step) => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    const before = await one.draft();
    const { status, body } = await one.send([step]);
    expect([status, body.errors?.[0]?.reason]).toEqual([422, 'bad_step']);
    expect(body.errors?.[0]?.message).toMatch(/^This change does not fit into the text/);
    expect(await one.draft()).toEqual(before);
  });

  it('of a step only what the schema knows is stored', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    const slice = { content: [{ type: 'text', text: 'Typed. ', more: 'x' }], more: 'x' };
    const sent = { stepType: 'replace', from: 1, to: 1, slice, more: 'x'.repeat(1000) };
    expect((await one.send([sent])).status).toBe(200);
    const { body } = await one.call<{ steps: object[] }>('GET', '/steps?since=0');
    const known = { content: [{ type: 'text', text: 'Typed. ' }] };
    expect(body.data.steps).toEqual([{ stepType: 'replace', from: 1, to: 1, slice: known }]);
    expect(await one.text()).toContain('Typed. One two');
  });

  it('more than a whole story at once is rejected', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    // A caption has no limit of its own, and does not count as text of the story.
    const attrs = { uuid: 'u', data: { uuid: 'u', type: 'image', image: { alt: 'x'.repeat(650_000) } } };
    const image = { type: 'image', attrs, content: [{ type: 'imageCaption' }] };
    const answer = await one.send([{ stepType: 'replace', from: 0, to: 0, slice: { content: [image] } }]);
    expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([422, 'bad_step']);
  });

  it('fields merge one by one; two changes of one field show both', async () => {
    const { id } = await at.create(story);
    const [one, two] = [await open(at, id, 'a'), await open(at, id, 'b')];
    const first = await one.fields([{ name: 'title', value: 'Mine', revision: 0 }]);
    expect(first.body.data.accepted).toEqual([{ name: 'title', revision: 1 }]);
    const { data } = (
      await two.fields([
        { name: 'title', value: 'Yours', revision: 0 },
        { name: 'tags', value: ['robots'], revision: 0 },
        { name: 'slug', value: 'Not a slug', revision: 0 },
        { name: 'body', value: '<p>', revision: 0 },
      ])
    ).body;
    expect(data.accepted).toEqual([{ name: 'tags', revision: 1 }]);
    expect(data.conflicts).toMatchObject([{ name: 'title', revision: 1, current: 'Mine', sent: 'Yours' }]);
    expect(data.rejected.map(({ name }) => name)).toEqual(['slug', 'body']);
    // The answer was lost, the same change comes again.
    const again = await one.fields([{ name: 'title', value: 'Mine', revision: 0 }]);
    expect(again.body.data.accepted).toEqual([{ name: 'title', revision: 1 }]);
  });

  it('a save makes a version with text and fields, and only if something changed', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Hello ');
    await one.fields([{ name: 'title', value: 'New headline', revision: 0 }]);
    const saved = await at.staff('POST', `/${id}/draft/save`, { name: 'Before legal' });
    expect(saved.body.data).toMatchObject({
      version: 2,
      title: 'New headline',
      story: { body: '<p>Hello One two three.</p><p>Second paragraph.</p>' },
    });
    expect((await at.staff('POST', `/${id}/draft/save`, {})).body.data.version).toBe(2);
    const draft = await one.draft();
    expect(draft).toMatchObject({ version: 2, isAhead: false, step: 1 });
    expect(draft.fields.title).toMatchObject({ value: 'New headline', revision: 1 });
  });

  it('publication, preview and reading include every acknowledged word', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Read ');
    expect(await bodyOf(at, id)).toContain('Read One');
    await one.type('Previewed ');
    await at.staff('POST', `/${id}/preview`, {});
    expect((await one.draft()).isAhead).toBe(false);
    await one.type('Published ');
    const { data } = (await at.publish(id)).body;
    expect(data).toMatchObject({ state: 'published', version: 4, publishedVersion: 4 });
    expect(await bodyOf(at, id)).toContain('Published Previewed Read One');
  });

  it('a version is made when an editor writes again after five minutes', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Before ');
    at.desk.time = new Date(at.desk.time.getTime() + 5 * 60_000);
    await one.type('After ');
    const draft = await one.draft();
    expect(draft).toMatchObject({ version: 2, isAhead: true, step: 2 });
  });

  it('L7 a program that saves the story becomes steps and fields of the open draft, and no words are lost', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Typed ');
    await one.fields([{ name: 'title', value: 'By a person', revision: 0 }]);
    const change = at.draft({
      title: 'By a program',
      tags: [],
      body: '<p>One two four.</p><p>Second paragraph.</p><p>Third.</p>',
    });
    expect((await at.staff('PUT', `/${id}`, { story: change, baseVersion: 1 })).status).toBe(200);
    const draft = await one.draft();
    expect(draft).toMatchObject({ version: 2, isAhead: true });
    expect(draft.fields.title).toMatchObject({ value: 'By a person', other: { value: 'By a program' } });
    expect(draft.fields.tags?.value).toEqual([]);
    expect(await one.text()).toBe('Typed One two four.Second paragraph.Third.');
    // A client that was behind gets the change of the program as steps.
    const late = await one.type('Late ');
    expect(late.body.errors?.[0]?.reason).toBe('steps_behind');
    expect(await bodyOf(at, id)).toBe('<p>Typed One two four.</p><p>Second paragraph.</p><p>Third.</p>');
  });

  it('a block without an address stays in the draft, although no version has it and a program saves the story', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    const embed = { uuid: 'a', type: 'podcast', title: 'Signals', show: '', url: '', durationSeconds: 0 };
    const slice = { content: [{ type: 'embed', attrs: { uuid: 'a', embed } }] };
    const end = Node.fromJSON(storySchema, (await one.draft()).document).content.size;
    expect((await one.send([{ stepType: 'replace', from: end, to: end, slice }])).status).toBe(200);
    const read = (await at.staff('GET', `/${id}`)).body.data as { story: StoryInput; version: number };
    const saved = { ...read.story, dek: 'By a program' };
    const { status } = await at.staff('PUT', `/${id}`, { story: saved, baseVersion: read.version });
    expect(status).toBe(200);
    const draft = await one.draft();
    expect(JSON.stringify(draft.document)).toContain('"title":"Signals"');
    expect(draft.fields.dek?.value).toBe('By a program');
    expect((await at.staff('POST', `/${id}/publish`, {})).status).toBe(422);
  });

  it('says who wrote which sentence', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Typed by a person. ');
    const { body } = await one.call<{ blocks: { text: string; by?: string }[][] }>('GET', '/authorship');
    expect(body.data.blocks).toMatchObject([
      [{ text: 'Typed by a person. ', by: 'staff token' }, { text: 'One two three.' }],
      [{ text: 'Second paragraph.' }],
    ]);
    expect(body.data.blocks[0]?.[1]?.by).toBeUndefined();
  });

  it('a restore keeps what was written since the last version', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    await one.type('Unsaved ');
    const { body } = await at.staff('POST', `/${id}/versions/1/restore`, { baseVersion: 1 });
    expect(body.data.version).toBe(3);
    expect(await one.text()).toBe('One two three.Second paragraph.');
    const second = (await at.staff('GET', `/${id}/versions/2`)) as never as {
      body: { data: { story: { body: string } } };
    };
    expect(second.body.data.story.body).toContain('Unsaved');
  });

  it('stories without a body have a draft of fields', async () => {
    const made = await at.staff('POST', '', {
      story: {
        kind: 'video',
        slug: `clip-d-${at.desk.number}`,
        title: 'Clip',
        metaData: { status: 'PENDING' },
      },
    });
    const { id } = made.body.data;
    const answer = (await at.staff('GET', `/${id}/draft`)) as never as Answer<Draft>;
    expect(answer.body.data).toMatchObject({ document: null, step: 0, fields: { title: { value: 'Clip' } } });
    const rejected = await at.staff('POST', `/${id}/draft/steps`, {
      step: 0,
      clientId: 'a',
      steps: [{ stepType: 'replace', from: 0, to: 0 }],
    });
    expect(rejected.body.errors?.[0]?.reason).toBe('bad_step');
  });

  it('presence names who is here, until they leave', async () => {
    const { id } = await at.create(story);
    const one = await open(at, id);
    const here = { clientId: 'a', field: 'body', selection: { anchor: 1, head: 4 }, step: 0 };
    await one.call('POST', '/presence', here);
    expect((await one.draft()).people).toMatchObject([{ ...here, isIdle: false, sub: 'staff token' }]);
    at.desk.time = new Date(at.desk.time.getTime() + 2 * 60_000);
    expect((await one.draft()).people).toMatchObject([{ isIdle: true }]);
    await one.call('POST', '/presence', { clientId: 'a', isLeaving: true });
    expect((await one.draft()).people).toEqual([]);
  });
});
