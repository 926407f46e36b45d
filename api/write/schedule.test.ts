import { describe, expect, it } from 'vitest';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeDesk } from '../test/desk.ts';
import { makeApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour);

describeDesk((desk, store) => {
  const slug = () => `written-${desk.desk.number}`;
  const cancel = (id: string, plan: string) => desk.staff('POST', `/${id}/cancel`, { plan });
  const withdraw = (id: string, body: object = {}) => desk.staff('POST', `/${id}/withdraw`, body);
  const undescribed = {
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: 'stories/undescribed.webp',
    filename: 'undescribed.webp',
    alt: '',
  };
  async function published() {
    const { id } = await desk.create();
    await desk.publish(id);
    return id;
  }
  /** What two processes do at the same moment. */
  async function twoNodes(hours: number) {
    desk.desk.time = at(hours);
    const other = makeApi(await store().again(), { now: () => desk.desk.time });
    const nodes = [desk.api.api, other.api];
    const came = await Promise.all(nodes.map((node) => node.publishDue()));
    const went = await Promise.all(nodes.map((node) => node.withdrawDue()));
    return [came.reduce((a, b) => a + b), went.reduce((a, b) => a + b)];
  }
  async function eventsSince(id: number, story: string) {
    const events = await getEventsAfter(store().db, id, 100);
    return events.filter(({ entityId }) => entityId === story).map(({ kind }) => kind);
  }

  async function plannedUpdate() {
    const id = await published();
    const story = desk.draft({ title: 'Put off' });
    await desk.staff('PUT', `/${id}`, { story, baseVersion: 1 });
    await desk.publish(id, { at: at(1).toISOString() });
    return id;
  }
  async function plansOf(id: string) {
    const { body } = (await desk.api.staff('GET', '/schedule/testsite?limit=100')) as unknown as {
      body: { data: { items: { plan: string; at: string; isUpdate: boolean; story: { id: string } }[] } };
    };
    return body.data.items
      .filter(({ story }) => story.id === id)
      .map(({ plan, at: time, isUpdate }) => [plan, time, isUpdate]);
  }

  describe('a plan is cancelled alone', () => {
    it('a cancelled update is not published; readers see the published version, and the draft is kept', async () => {
      const id = await plannedUpdate();
      expect(await plansOf(id)).toEqual([['publish', at(1).toISOString(), true]]);
      const { status, body } = await cancel(id, 'publish');
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ state: 'published', version: 2, publishedVersion: 1 });
      expect(body.data.publishAt).toBeUndefined();
      expect(body.data.story.title).toBe('Put off');
      expect(await twoNodes(2)).toEqual([0, 0]);
      expect(await desk.pageStatus(slug())).toBe(200);
      expect(await plansOf(id)).toEqual([]);
      // It can be published by hand all the same.
      expect((await desk.publish(id)).body.data).toMatchObject({ state: 'published', publishedVersion: 2 });
    });

    it('the time at which it goes stays, and the other way round', async () => {
      const id = await plannedUpdate();
      await withdraw(id, { at: at(2).toISOString() });
      expect((await plansOf(id)).map(([plan]) => plan)).toEqual(['publish', 'withdraw']);
      const first = await cancel(id, 'publish');
      expect(first.body.data).toMatchObject({ state: 'published', withdrawAt: at(2).toISOString() });
      await desk.publish(id, { at: at(1).toISOString() });
      const second = await cancel(id, 'withdraw');
      expect(second.body.data).toMatchObject({ state: 'scheduled', publishAt: at(1).toISOString() });
      expect(second.body.data.withdrawAt).toBeUndefined();
      expect(await twoNodes(3)).toEqual([1, 0]);
      expect(await desk.pageStatus(slug())).toBe(200);
    });

    it('a story never published is a draft again, a withdrawn one is withdrawn, both without a schedule', async () => {
      const { id } = await desk.create();
      await desk.publish(id, { at: at(1).toISOString() });
      await withdraw(id, { at: at(2).toISOString() });
      const { body } = await cancel(id, 'publish');
      expect([body.data.state, body.data.withdrawAt]).toEqual(['draft', undefined]);
      await desk.publish(id);
      await withdraw(id);
      await desk.publish(id, { at: at(1).toISOString() });
      expect((await cancel(id, 'publish')).body.data.state).toBe('withdrawn');
      expect(await twoNodes(5)).toEqual([0, 0]);
      expect(await desk.pageStatus(slug())).toBe(404);
    });

    it('totals of staff lists are updated, and only scheduled changes can be cancelled', async () => {
      const total = async (state: string) => {
        const { body } = await desk.staff('GET', `?state=${state}&limit=1`);
        return (body.data as unknown as { paging: { total: number } }).paging.total;
      };
      const before = [await total('scheduled'), await total('published')];
      const id = await plannedUpdate();
      await cancel(id, 'publish');
      expect([await total('scheduled'), await total('published')]).toEqual([before[0], (before[1] ?? 0) + 1]);
      const again = await cancel(id, 'publish');
      expect([again.status, again.body.errors?.[0]?.reason]).toEqual([409, 'state_conflict']);
      expect((await cancel(id, 'withdraw')).status).toBe(409);
      expect((await cancel(id, 'sometime')).status).toBe(400);
      expect((await cancel('nobody', 'publish')).status).toBe(404);
    });

    it('an editor who cancels during publishing either succeeds or learns that it was published', async () => {
      const id = await plannedUpdate();
      desk.desk.time = at(1);
      const [came, cancelled] = await Promise.all([desk.api.api.publishDue(), cancel(id, 'publish')]);
      expect([came, cancelled.status]).toEqual(came === 1 ? [1, 409] : [0, 200]);
    });
  });

  describe('the schedule', () => {
    it('a published story goes at its time, once, with one event', async () => {
      const id = await published();
      const { body } = await withdraw(id, { at: at(2).toISOString() });
      expect(body.data).toMatchObject({ state: 'published', withdrawAt: at(2).toISOString() });
      expect(await twoNodes(1)).toEqual([0, 0]);
      expect(await desk.pageStatus(slug())).toBe(200);
      const before = await getNewestEventId(store().db);
      expect(await twoNodes(2)).toEqual([0, 1]);
      expect(await desk.pageStatus(slug())).toBe(404);
      expect(await twoNodes(3)).toEqual([0, 0]);
      expect(await eventsSince(before, id)).toEqual(['withdrawn']);
      const { data } = (await desk.staff('GET', `/${id}`)).body;
      expect([data.state, data.withdrawAt]).toEqual(['withdrawn', undefined]);
    });

    it('a story due to be published and withdrawn while no process ran does both, in that order', async () => {
      const { id } = await desk.create();
      await desk.publish(id, { at: at(1).toISOString() });
      await withdraw(id, { at: at(2).toISOString() });
      expect(await desk.api.api.nextDue()).toMatchObject({ publish: at(1).getTime() });
      const before = await getNewestEventId(store().db);
      expect(await twoNodes(5)).toEqual([1, 1]);
      expect(await eventsSince(before, id)).toEqual(['published', 'withdrawn']);
      expect(await desk.pageStatus(slug())).toBe(404);
    });

    it('an update is published at its time; until then readers see the earlier version', async () => {
      const id = await published();
      const story = desk.draft({ title: 'Rewritten' });
      await desk.staff('PUT', `/${id}`, { story, baseVersion: 1 });
      await desk.publish(id, { at: at(1).toISOString() });
      const titleOf = async () => {
        const { body } = (await desk.api.json(`/composer/testsite/pages/article/${slug()}/web`)) as {
          body: unknown;
        };
        return JSON.stringify(body).includes('Rewritten');
      };
      expect([await desk.pageStatus(slug()), await titleOf()]).toEqual([200, false]);
      const before = await getNewestEventId(store().db);
      expect(await twoNodes(1)).toEqual([1, 0]);
      expect([await desk.pageStatus(slug()), await titleOf()]).toEqual([200, true]);
      expect(await eventsSince(before, id)).toEqual(['published']);
    });

    it('a version is not planned while it lacks words of the working copy, or is not the newest', async () => {
      const { id } = await desk.create();
      const plan = async (version: number) => {
        const { status, body } = await desk.publish(id, { at: at(1).toISOString(), version });
        return body.errors?.[0]?.reason ?? status;
      };
      const write = (value: string, revision: number) =>
        desk.staff('PUT', `/${id}/draft/fields`, { changes: [{ name: 'title', value, revision }] });
      await desk.staff('GET', `/${id}/draft`);
      expect(await plan(1)).toBe(200);
      await desk.staff('POST', `/${id}/withdraw`, {});
      expect((await write('Written meanwhile', 0)).status).toBe(200);
      expect(await plan(1)).toBe('version_conflict');
      expect((await desk.staff('POST', `/${id}/draft/save`, {})).body.data.version).toBe(2);
      expect([await plan(1), await plan(2)]).toEqual(['version_conflict', 200]);
      await desk.staff('POST', `/${id}/withdraw`, {});
    });

    it('a rescheduled time takes effect, also at the last moment', async () => {
      const { id } = await desk.create();
      await desk.publish(id, { at: at(1).toISOString() });
      await desk.publish(id, { at: at(3).toISOString() });
      expect(await twoNodes(2)).toEqual([0, 0]);
      expect(await twoNodes(3)).toEqual([1, 0]);
    });

    it.each([
      ['TK in a new version stops it', {}, { body: '<p>It cost TK.</p>' }, 'draft'],
      ['TK in words that are not a version yet does too', {}, undefined, 'draft'],
      ['a picture without a description does too', {}, { image: undescribed }, 'draft'],
      [
        'not where checks were overridden for the plan',
        { overrideChecks: true },
        { title: 'TK' },
        'published',
      ],
      ['what passes comes out', {}, { title: 'Known' }, 'published'],
      ['also under embargo', { embargo: true }, { title: 'Known' }, 'published'],
    ])('what was written after planning is checked at its time: %s', async (_, plan, change, state) => {
      const { id } = await desk.create();
      expect((await desk.publish(id, { at: at(1).toISOString(), ...plan })).status).toBe(200);
      if (change) await desk.staff('PUT', `/${id}`, { story: desk.draft(change), baseVersion: 1 });
      else {
        await desk.staff('GET', `/${id}/draft`);
        const changes = [{ name: 'title', value: 'Prices rise TK percent', revision: 0 }];
        expect((await desk.staff('PUT', `/${id}/draft/fields`, { changes })).status).toBe(200);
      }
      const before = await getNewestEventId(store().db);
      const isOut = state === 'published';
      desk.desk.time = at(1);
      expect(await desk.api.api.publishDue()).toBe(isOut ? 1 : 0);
      const { data } = (await desk.staff('GET', `/${id}`)).body;
      expect([data.state, data.publishAt]).toEqual([state, undefined]);
      const late = await desk.staff(
        'GET',
        `?state=draft&dueBefore=${encodeURIComponent(at(2).toISOString())}`,
      );
      const { items } = late.body.data as never as { items: { id: string; dueAt: string }[] };
      expect(items.filter((item) => item.id === id)).toMatchObject(
        isOut ? [] : [{ dueAt: at(1).toISOString() }],
      );
      expect(await desk.pageStatus(slug())).toBe(isOut ? 200 : 404);
      const notes = (await desk.staff('GET', `/${id}/notes`)).body.data as never as {
        items: { text: string }[];
      };
      expect(notes.items.map(({ text }) => text)).toEqual(
        isOut ? [] : [expect.stringMatching(/^Not published at its time\. .*(TK|no description)/)],
      );
      if (!isOut) expect(await eventsSince(before, id)).toContain('unscheduled');
    });

    it('withdrawing by hand removes the schedule', async () => {
      const id = await published();
      await withdraw(id, { at: at(1).toISOString() });
      await withdraw(id);
      await desk.publish(id);
      expect(await twoNodes(2)).toEqual([0, 0]);
      expect(await desk.pageStatus(slug())).toBe(200);
    });

    it('a time that has passed withdraws now', async () => {
      const id = await published();
      expect((await withdraw(id, { at: at(-1).toISOString() })).body.data.state).toBe('withdrawn');
    });

    it('a story cannot go before it comes', async () => {
      const { id } = await desk.create();
      await desk.publish(id, { at: at(2).toISOString() });
      const early = await withdraw(id, { at: at(1).toISOString() });
      expect([early.status, early.body.errors?.[0]?.field]).toEqual([400, 'at']);
      await withdraw(id, { at: at(3).toISOString() });
      expect((await desk.publish(id, { at: at(4).toISOString() })).status).toBe(400);
      expect((await withdraw(id, { at: 'tomorrow' })).status).toBe(400);
      const draft = await desk.create({ slug: `draft-${desk.desk.number}` });
      expect((await withdraw(draft.id, { at: at(3).toISOString() })).status).toBe(409);
    });
  });
});
