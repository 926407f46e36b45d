import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { StorySummary } from '#content/entities/story-record.ts';
import { deletedMilliseconds } from '#content/limits.ts';
import { describeDesk } from '../test/desk.ts';

describeDesk((at, store) => {
  const remove = (id: string) => at.api.api.fetch(staffRequest('DELETE', id));
  const staffRequest = (method: string, id: string) =>
    new Request(`http://api.test/api/neutron/stories/testsite/${id}`, {
      method,
      headers: { authorization: 'Bearer staff-token-for-tests' },
    });
  const ids = async (query: string) => {
    const { body } = await at.staff('GET', `?limit=100&${query}`);
    return (body.data as never as { items: StorySummary[] }).items.map(({ id }) => id);
  };

  it('a deleted story is in the list of deleted ones and nowhere else', async () => {
    const { id } = await at.create({ body: '<p>marmalade</p>' });
    await at.publish(id);
    const slug = `written-${at.desk.number}`;
    expect(await at.pageStatus(slug)).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await at.lastEvent()).toMatchObject({ kind: 'deleted', entityId: id });
    expect(await at.pageStatus(slug)).toBe(404);
    expect(await ids('')).not.toContain(id);
    expect(await ids('q=marmalade')).not.toContain(id);
    expect(await ids('state=withdrawn')).not.toContain(id);
    expect(await ids('state=deleted')).toContain(id);
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', { story: at.draft(), baseVersion: 1 }],
      ['POST', '/publish', {}],
      ['POST', '/withdraw', {}],
      ['POST', '/preview', {}],
      ['GET', '/versions'],
      ['GET', '/draft'],
      ['PUT', '/work', { stage: 'idea' }],
      ['DELETE', ''],
    ];
    for (const [method, path, body] of calls)
      expect([method, path, (await at.staff(method, `/${id}${path}`, body)).status]).toEqual([
        method,
        path,
        404,
      ]);
  });

  it('deleted stories are narrowed by the same filters as others', async () => {
    const { id } = await at.create({ title: 'Medlar' });
    await remove(id);
    const wanted = [
      'type=article',
      'section=news',
      'author=bob',
      'topic=banking',
      'q=medlar',
      'createdBy=me',
    ];
    for (const query of wanted) expect(await ids(`state=deleted&${query}`), query).toContain(id);
    const others = ['type=review', 'section=deals', 'author=ann', 'topic=laptops', 'q=quince', 'assignee=me'];
    for (const query of [...others, 'stage=idea', 'type=article&section=deals'])
      expect(await ids(`state=deleted&${query}`), query).not.toContain(id);
  });

  it('it comes back as it was, but not to readers', async () => {
    const { id } = await at.create();
    await at.publish(id);
    const published = (await ids('state=published')).length;
    await remove(id);
    const { status, body } = await at.staff('POST', `/${id}/undelete`, {});
    expect([status, body.data.state, body.data.deletedAt]).toEqual([200, 'withdrawn', undefined]);
    expect((await ids('state=published')).length).toBe(published - 1);
    expect(await ids('state=withdrawn')).toContain(id);
    expect((await at.publish(id)).status).toBe(200);
    expect((await at.staff('POST', `/${id}/undelete`, {})).status).toBe(409);
    expect((await at.staff('POST', '/unknown/undelete', {})).status).toBe(404);
  });

  it('a scheduled story that is deleted does not come out', async () => {
    const { id } = await at.create();
    await at.publish(id, { at: '2030-01-01T00:00:00Z' });
    await remove(id);
    at.desk.time = new Date('2030-01-02T00:00:00Z');
    await at.api.api.publishDue();
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
  });

  it('its slug is taken until it is removed for good, and the answer says by what', async () => {
    const { id } = await at.create();
    await remove(id);
    const { status, body } = await at.staff('POST', '', { story: at.draft() });
    expect([status, body.errors?.[0]]).toMatchObject([
      409,
      { reason: 'slug_taken', message: expect.stringContaining('A deleted story has this address') },
    ]);
  });

  it('after thirty days nothing of it is left', async () => {
    const { id } = await at.create({ title: 'Persimmon', body: '<p>persimmon</p>' });
    await at.staff('GET', `/${id}/draft`);
    await at.staff('PUT', `/${id}/draft/fields`, {
      changes: [{ name: 'title', value: 'Persimmons', revision: 0 }],
    });
    await at.publish(id);
    await remove(id);
    const begin = at.desk.time.getTime();
    at.desk.time = new Date(begin + deletedMilliseconds - 1);
    await at.api.api.removeDeleted();
    expect(await ids('state=deleted')).toContain(id);
    at.desk.time = new Date(begin + deletedMilliseconds);
    expect(await at.api.api.removeDeleted()).toBeGreaterThan(0);
    expect(await ids('state=deleted')).not.toContain(id);
    expect((await at.staff('POST', `/${id}/undelete`, {})).status).toBe(404);
    expect(await tablesWith(/persimmon/i)).toEqual([]);
    expect((await at.staff('POST', '', { story: at.draft() })).status).toBe(201);
  });

  const currentSchema = async () =>
    (await sql<{ name: string }>`select current_schema() as name`.execute(store().db.kysely)).rows[0]?.name;

  /** The names of all tables that have the text in any column. */
  async function tablesWith(text: RegExp): Promise<string[]> {
    const { kysely, dialect } = store().db;
    const found: string[] = [];
    // On PostgreSQL other test files have their own schemas in the same database.
    const own = dialect === 'postgres' ? await currentSchema() : undefined;
    for (const { name, schema } of await kysely.introspection.getTables()) {
      if (schema !== own) continue;
      // Tables of full-text search without content cannot be read.
      if (/^content_staff_(heads|words)|^content_search_(index|titles)/.test(name)) continue;
      const rows = await kysely
        .selectFrom(name as never)
        .selectAll()
        .execute();
      if (text.test(JSON.stringify(rows))) found.push(name);
    }
    return found;
  }
});
