import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { loadApi, makeApi, type TestApi } from '#api/test/open-api.ts';
import { now } from '#api/test/seed.ts';
import { connect } from '#database/connect.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
// A session loads it when a backup was restored; the clock of these tests does not wait for files.
import '#desk/app/story/replace-text.ts';
import { saveLine } from '#desk/app/story/save-state.ts';
import { openStorySession, type StorySession } from '#desk/app/story/story-session.ts';
import { apiCalls, createLine } from '#desk/app/story/test/api-calls.ts';
import { createHandTimers } from '#desk/app/story/test/hand-timers.ts';
import { createMemoryStore } from '#desk/app/story/test/memory-store.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const text = ({ text: own }: StorySession) => own?.state.doc.children.map((block) => block.textContent);
const line = ({ snapshot }: StorySession) => saveLine(snapshot.saveState, () => 'time');
function type({ text: own }: StorySession, words: string, paragraph = 0): void {
  if (!own) throw new Error('A story without text');
  let end = -1;
  own.state.doc.forEach((block, at, index) => {
    if (index === paragraph) end = at + block.nodeSize - 1;
  });
  own.dispatch(own.state.tr.insertText(words, end));
}

describeStores.postgresInAll((open) => {
  let root: string;
  let store: OpenStore;
  let api: TestApi;
  const closing: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'neutron-tabs-'));
    store = await open();
    api = await loadApi(store.db, { now: () => now });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await store.drop();
    await rm(root, { recursive: true, force: true });
  });

  const staff = (method: string, path: string, body?: unknown) =>
    api.staff(method, `/stories/testsite${path}`, body) as never as Promise<{
      status: number;
      body: { data: { id: string }; errors?: { reason: string; message: string }[] };
    }>;
  const originals = createDiskStorage(join(tmpdir(), 'neutron-no-originals'));
  const backUp = () =>
    writeBackup({ db: store.db, folder: root, originals, version: '0.2.0' }, join(root, 'backup'));
  /** The backup in another store, which every call goes to from here on. */
  async function restore(): Promise<void> {
    const folder = join(root, 'restored');
    const other = store.environment.DATABASE_URL ? await open() : undefined;
    if (other) closing.push(() => other.drop());
    await restoreBackup(join(root, 'backup'), {
      folder,
      originals,
      databaseUrl: other?.environment.DATABASE_URL,
    });
    const db = other?.db ?? (await connect({ file: join(folder, 'neutron.sqlite') }));
    if (!other) closing.push(() => db.close());
    await migrateApi(db);
    // Fields say when they were changed: after the restore.
    api = makeApi(db, { now: () => new Date() });
  }

  async function newStory() {
    const story = { kind: 'article', slug: 'restored', title: 'Restored', body: '<p>Alpha.</p><p>End.</p>' };
    const { id } = (await staff('POST', '', { story })).body.data;
    // Its clock is after the restore.
    const hand = createHandTimers(Date.now());
    const openTab = async (clientId: string, memory = createMemoryStore()) => {
      const { line: connection, calls } = createLine(apiCalls(staff as never, id));
      const { timers } = hand;
      const session = await openStorySession({ storyId: id, clientId, calls, store: memory.store, timers });
      return { session, connection };
    };
    const stored = async () => text((await openTab(crypto.randomUUID())).session);
    return { id, hand, openTab, stored };
  }

  it('saved words that the backup does not have come back from the tab that has them', async () => {
    const { hand, openTab, stored } = await newStory();
    const { session, connection } = await openTab('ann');
    type(session, ' Before.');
    await session.flush();
    await backUp();
    type(session, ' Beta.');
    session.editField('title', 'Typed after the backup');
    await session.flush();
    connection.state = 'down';
    type(session, ' Unsent.');
    await hand.pass(500);
    await restore();
    connection.state = 'up';
    await hand.pass(5000);
    expect(text(session)).toEqual(['Alpha. Before. Beta. Unsent.', 'End.']);
    expect(line(session)).toBe('Saved · time');
    expect(await stored()).toEqual(text(session));
    expect(session.snapshot.displacedTexts).toEqual([]);
    const { fields } = (await openTab('ben')).session.snapshot;
    expect(fields.title?.value).toBe('Typed after the backup');
  });

  it('a tab that is idle is not "Saved" with words that the server does not have', async () => {
    const { hand, openTab, stored } = await newStory();
    const { session } = await openTab('ann');
    await backUp();
    type(session, ' Beta.');
    await session.flush();
    await restore();
    await hand.pass(4000);
    expect(await stored()).toEqual(['Alpha. Beta.', 'End.']);
    expect(line(session)).toBe('Saved · time');
  });

  it.each([1, 40])(
    'a colleague who typed first (%i steps) and the tab have the words of both',
    async (steps) => {
      const { hand, openTab, stored } = await newStory();
      const { session, connection } = await openTab('ann');
      type(session, ' Before.');
      await session.flush();
      await backUp();
      for (const words of [' Beta', ' goes', ' on.']) {
        type(session, words);
        await session.flush();
      }
      session.editField('title', 'By Ann');
      await session.flush();
      connection.state = 'down';
      await restore();
      const { session: ben } = await openTab('ben');
      for (let step = 0; step < steps; step += 1) {
        type(ben, ' Gamma', 1);
        await ben.flush();
      }
      ben.editField('title', 'By Ben');
      await ben.flush();
      connection.state = 'up';
      type(session, ' Ann again.');
      await hand.pass(6000);
      const all = ['Alpha. Before. Beta goes on. Ann again.', `End.${' Gamma'.repeat(steps)}`];
      for (const shown of [text(session), text(ben), await stored()]) expect(shown).toEqual(all);
      expect(session.snapshot.fields.title).toMatchObject({ value: 'By Ann', choice: { theirs: 'By Ben' } });
      expect(line(session)).toBe('One choice to make');
    },
  );

  it('two tabs that both have the lost words bring them back once', async () => {
    const { hand, openTab, stored } = await newStory();
    const [{ session: ann }, { session: ben }] = [await openTab('ann'), await openTab('ben')];
    await backUp();
    type(ann, ' Beta two three.');
    await ann.flush();
    await ben.refresh();
    await restore();
    type(ann, ' Ann.');
    type(ben, ' Ben.', 1);
    await hand.pass(8000);
    const all = ['Alpha. Beta two three. Ann.', 'End. Ben.'];
    for (const shown of [text(ann), text(ben), await stored()]) expect(shown).toEqual(all);
    expect([line(ann), line(ben)]).toEqual(['Saved · time', 'Saved · time']);
  });

  it('a working copy that was opened after the backup is merged too', async () => {
    const { hand, openTab, stored } = await newStory();
    await backUp();
    const { session, connection } = await openTab('ann');
    type(session, ' Beta.');
    await session.flush();
    connection.state = 'down';
    await restore();
    const { session: ben } = await openTab('ben');
    for (const words of [' G', 'amma.']) {
      type(ben, words, 1);
      await ben.flush();
    }
    connection.state = 'up';
    await hand.pass(8000);
    const all = ['Alpha. Beta.', 'End. Gamma.'];
    for (const shown of [text(session), text(ben), await stored()]) expect(shown).toEqual(all);
  });

  it('unsent words of a closed tab are shown, not put into a text they were not written in', async () => {
    const { hand, openTab, stored } = await newStory();
    const memory = createMemoryStore();
    const { session, connection } = await openTab('ann', memory);
    await backUp();
    type(session, ' Beta.');
    await session.flush();
    connection.state = 'down';
    type(session, ' Unsent.');
    await hand.pass(500);
    memory.crash('ann');
    await restore();
    const { session: again } = await openTab('again', memory);
    await hand.pass(3000);
    expect(again.snapshot.displacedTexts).toMatchObject([{ why: 'too-old' }]);
    expect(JSON.stringify(again.snapshot.displacedTexts)).toContain('Unsent.');
    expect(await stored()).toEqual(['Alpha.', 'End.']);
  });

  it('an unsent field of a closed tab is a choice, though its revision is the one of the restored field', async () => {
    const { hand, openTab } = await newStory();
    const memory = createMemoryStore();
    const { session, connection } = await openTab('ann', memory);
    session.editField('title', 'By Ann, first');
    await session.flush();
    await backUp();
    connection.state = 'down';
    session.editField('title', 'By Ann, unsent');
    await hand.pass(500);
    memory.crash('ann');
    await restore();
    const choice = { value: 'By Ann, unsent', choice: { theirs: 'By Ann, first' } };
    const { session: again } = await openTab('again', memory);
    await hand.pass(3000);
    expect(again.snapshot.fields.title).toMatchObject(choice);
    expect(line(again)).toBe('One choice to make');
    // The choice outlives the tab that shows it, which counts in the new epoch.
    memory.crash('again');
    const { session: third } = await openTab('third', memory);
    await hand.pass(3000);
    expect(third.snapshot.fields.title).toMatchObject(choice);
    third.chooseField('title', 'mine');
    await hand.pass(3000);
    const { fields } = (await openTab('ben')).session.snapshot;
    expect(fields.title?.value).toBe('By Ann, unsent');
  });

  it('programs and screens that send no epoch are rejected where a backup was restored, and nowhere else', async () => {
    const { id, openTab } = await newStory();
    await openTab('ann');
    const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'X' }] } };
    const send = async (from: number) => {
      const sent = { step: from, clientId: 'program', steps: [step] };
      const { status, body } = await staff('POST', `/${id}/draft/steps`, sent);
      return [status, body.errors?.[0]?.reason];
    };
    expect(await send(0)).toEqual([200, undefined]);
    await backUp();
    await restore();
    expect(await send(1)).toEqual([409, 'draft_replaced']);
    const { status, body } = await staff('GET', `/${id}/draft/steps?since=0`);
    expect([status, body.errors?.[0]?.reason]).toEqual([409, 'draft_replaced']);
    const { epoch } = (await staff('GET', `/${id}/draft`)).body.data as never as { epoch: string };
    expect((await staff('GET', `/${id}/draft/steps?since=0&epoch=${epoch}`)).status).toBe(200);
  });
});
