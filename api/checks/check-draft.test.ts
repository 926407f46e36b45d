import { expect, it } from 'vitest';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { describeDesk } from '../test/desk.ts';

describeDesk.postgresInAll((at) => {
  const body = '<p>It cost TK dollars, <a href="/article/never-written/">says the report</a>.</p>';
  const checksOf = async (id: string) => {
    const answer = (await at.staff('GET', `/${id}/checks`)) as unknown as {
      body: { data: { findings: CheckFinding[]; checks: string[]; isAsPublished?: boolean } };
    };
    return answer.body.data;
  };

  it('the checklist names what it finds, and a check that blocks keeps the story back', async () => {
    const { id } = await at.create({ body });
    const { findings, checks } = await checksOf(id);
    expect(findings.map(({ check, effect }) => `${check} ${effect}`)).toEqual(
      expect.arrayContaining(['placeholder-left blocks', 'dead-links warns']),
    );
    expect(checks).toContain('missing-descriptions');
    const rejected = await at.publish(id);
    expect([rejected.status, rejected.body.errors?.[0]?.reason]).toEqual([422, 'checks_failed']);
    expect((await at.publish(id, { overrideChecks: true })).status).toBe(200);
  });

  it('words that are not saved as a version yet are checked too', async () => {
    const { id } = await at.create({ body: '<p>All is known.</p>' });
    expect((await checksOf(id)).findings.map(({ check }) => check)).not.toContain('placeholder-left');
    await at.staff('GET', `/${id}/draft`);
    await at.staff('PUT', `/${id}/draft/fields`, {
      changes: [{ name: 'title', value: 'Prices rise TK percent', revision: 0 }],
    });
    expect((await checksOf(id)).findings[0]).toMatchObject({
      check: 'placeholder-left',
      place: { field: 'title' },
    });
  });

  it('readers have all of a story, or not, by its words and fields: what was undone is no change', async () => {
    const { id } = await at.create({ body: '<p>All is known.</p><h2>How</h2><ul><li>By bus</li></ul>' });
    const isAsPublished = async () => (await checksOf(id)).isAsPublished;
    expect(await isAsPublished()).toBe(undefined);
    await at.publish(id);
    expect(await isAsPublished()).toBe(true);
    await at.staff('GET', `/${id}/draft`);
    expect(await isAsPublished()).toBe(true);
    const put = (name: string, value: unknown, revision: number) =>
      at.staff('PUT', `/${id}/draft/fields`, { changes: [{ name, value, revision }] });
    await put('title', 'Another headline', 0);
    expect(await isAsPublished()).toBe(false);
    await put('title', `Written ${at.desk.number}`, 1);
    expect(await isAsPublished()).toBe(true);
    const send = (step: number, ...steps: object[]) =>
      at.staff('POST', `/${id}/draft/steps`, { step, clientId: 'a', steps });
    const typed = { content: [{ type: 'text', text: 'Well. ' }] };
    await send(0, { stepType: 'replace', from: 1, to: 1, slice: typed });
    expect(await isAsPublished()).toBe(false);
    await send(1, { stepType: 'replace', from: 1, to: 7 });
    expect(await isAsPublished()).toBe(true);
    // A version of the same words is no change either; one that was saved by a program is.
    await at.staff('POST', `/${id}/draft/save`, {});
    expect(await isAsPublished()).toBe(true);
    const { version } = (await at.staff('GET', `/${id}`)).body.data;
    await at.staff('PUT', `/${id}`, {
      story: at.draft({ body: '<p>More is known.</p>' }),
      baseVersion: version,
    });
    expect(await isAsPublished()).toBe(false);
    await at.staff('POST', `/${id}/withdraw`, {});
    expect(await isAsPublished()).toBe(undefined);
  });

  it.each([
    ['without a version the words that wait are checked and published too', undefined, false, 422],
    ['with the newest version they stay a draft', 1, false, 200],
    ['a version that is not the newest is rejected', 1, true, 409],
  ])('a withdrawn story is published again: %s', async (_, version, isSaved, status) => {
    const { id } = await at.create({ body: '<p>All is known.</p>' });
    await at.publish(id);
    await at.staff('POST', `/${id}/withdraw`, {});
    await at.staff('GET', `/${id}/draft`);
    await at.staff('PUT', `/${id}/draft/fields`, {
      changes: [{ name: 'title', value: 'Prices rise TK percent', revision: 0 }],
    });
    if (isSaved) await at.staff('POST', `/${id}/draft/save`, {});
    const answer = await at.publish(id, version === undefined ? {} : { version });
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.body.data).toMatchObject({ state: 'published', version: 1, publishedVersion: 1 });
      expect(answer.body.data.story.title).toBe(`Written ${at.desk.number}`);
      // What is half written is still there, and not out.
      const { body } = (await at.staff('GET', `/${id}/draft`)) as never as {
        body: { data: { isAhead: boolean; fields: { title: { value: string } } } };
      };
      expect([body.data.isAhead, body.data.fields.title.value]).toEqual([true, 'Prices rise TK percent']);
    }
  });

  it('links follow what happens to the story they lead to', async () => {
    const target = await at.create({ slug: `target-${at.desk.number}` });
    const { id } = await at.create({
      slug: `linking-${at.desk.number}`,
      body: `<p><a href="/article/${target.slug}/">the earlier story</a></p>`,
    });
    const linkChecks = async () =>
      (await checksOf(id)).findings.map(({ check }) => check).filter((name) => name.endsWith('-links'));
    expect(await linkChecks()).toEqual(['unpublished-links']);
    await at.publish(target.id);
    expect(await linkChecks()).toEqual([]);
    const renamed = at.draft({ slug: `renamed-${at.desk.number}` });
    await at.staff('PUT', `/${target.id}`, { story: renamed, baseVersion: 1 });
    expect(await linkChecks(), 'a new address that is not published').toEqual([]);
    await at.publish(target.id, { at: '2030-01-01T00:00:00Z' });
    expect(await linkChecks(), 'a planned update').toEqual([]);
  });
});
