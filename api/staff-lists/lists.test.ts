import { expect, it } from 'vitest';
import type { StorySummary } from '#content/entities/story-record.ts';
import { describeDesk } from '../test/desk.ts';

interface Listed {
  items: StorySummary[];
  paging: { total?: number; next?: string };
}

describeDesk((at) => {
  const list = async (query: string) => {
    const { status, body } = await at.staff('GET', query);
    return { status, ...(body.data as unknown as Listed), error: body.errors?.[0] };
  };
  const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
  /** Every part of a list, one after the other. */
  const walk = async (query: string) => {
    const found: string[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const part = await list(`${query}${after && `&after=${after}`}`);
      expect(part.status).toBe(200);
      found.push(...part.items.map(({ title }) => title));
      after = part.paging.next;
    }
    return found;
  };
  const minutes = (count: number) => {
    at.desk.time = new Date(at.desk.time.getTime() + count * 60_000);
  };

  it('lists stories in every state, last saved first, with their number', async () => {
    const { id } = await at.create();
    minutes(1);
    const { items, paging } = await list('?limit=1');
    expect(items[0]?.id).toBe(id);
    await at.publish(id);
    const more = await at.create({ slug: `more-${at.desk.number}` });
    const after = await list('?limit=1');
    expect([after.items[0]?.id, after.paging.total]).toEqual([more.id, (paging.total ?? 0) + 1]);
  });

  it('every part follows the one before, with nothing twice and nothing left out', async () => {
    for (const sort of ['saved', 'title']) {
      const all = await walk(`?sort=${sort}&limit=100`);
      expect(all.length).toBeGreaterThan(10);
      expect(await walk(`?sort=${sort}&limit=3`)).toEqual(all);
    }
    const byTitle = await walk('?sort=title&limit=7');
    expect(byTitle.map((title) => title.toLowerCase())).toEqual(
      byTitle.map((title) => title.toLowerCase()).toSorted(),
    );
  });

  it.each([
    ['author=ann', { authorId: 'ann', moreAuthorIds: [] }, { authorId: 'bob' }],
    ['author=ann', { moreAuthorIds: ['ann'] }, {}],
    ['topic=security', { topics: [{ slug: 'security' }] }, {}],
    ['section=advice', { section: 'advice' }, {}],
  ])('%s lists the stories it names', async (filter, passing, other) => {
    const inside = await at.create({ slug: `in-${at.desk.number}`, title: 'Inside', ...passing });
    const outside = await at.create({ slug: `out-${at.desk.number}`, title: 'Outside', ...other });
    const { items, paging } = await list(`?${filter}&limit=100`);
    const ids = items.map(({ id }) => id);
    expect([ids.includes(inside.id), ids.includes(outside.id)]).toEqual([true, false]);
    expect(paging.total).toBe(items.length);
  });

  it('several filters list what passes all of them', async () => {
    await at.create({
      slug: `one-${at.desk.number}`,
      title: 'One',
      topics: [{ slug: 'security' }],
      section: 'advice',
    });
    await at.create({
      slug: `two-${at.desk.number}`,
      title: 'Two',
      topics: [{ slug: 'security' }],
      section: 'news',
    });
    const found = await titles('?topic=security&section=advice&state=draft&type=article&limit=100');
    expect(found).toContain('One');
    expect(found).not.toContain('Two');
    expect(await titles('?topic=security&author=no-one')).toEqual([]);
  });

  it('a change of state moves a story between lists', async () => {
    const { id } = await at.create();
    const has = async (state: string) =>
      (await list(`?state=${state}&limit=100`)).items.some((item) => item.id === id);
    expect([await has('draft'), await has('published')]).toEqual([true, false]);
    await at.publish(id);
    expect([await has('draft'), await has('published')]).toEqual([false, true]);
    await at.staff('POST', `/${id}/withdraw`, {});
    expect([await has('published'), await has('withdrawn')]).toEqual([false, true]);
  });

  it('finds stories by title and slug first, then by words of the newest version', async () => {
    const word = `zebra${'abcdefghij'[at.desk.number % 10]}`;
    await at.create({
      slug: `body-${at.desk.number}`,
      title: 'Only inside',
      body: `<p>The ${word} ran.</p>`,
    });
    await at.create({ slug: `head-${at.desk.number}`, title: `A ${word} and more` });
    await at.create({ slug: `dek-${at.desk.number}`, title: 'In the dek', dek: `About a ${word}` });
    expect(await titles(`?q=${word}`)).toEqual([`A ${word} and more`, 'In the dek', 'Only inside']);
    expect(await titles(`?q=${word.slice(0, 4)}`)).toEqual([`A ${word} and more`]);
    expect(await titles(`?q=and+${word.slice(0, 5)}`)).toEqual([`A ${word} and more`]);
    expect(await walk(`?q=${word}&limit=1`)).toEqual([`A ${word} and more`, 'In the dek', 'Only inside']);
    expect(await titles(`?q=${word}&state=published`)).toEqual([]);
  });

  it('finds a story by its newest words and no longer by its former ones', async () => {
    const { id } = await at.create({ body: '<p>quagmire</p>' });
    expect((await list('?q=quagmire')).items).toHaveLength(1);
    await at.staff('PUT', `/${id}`, { story: at.draft({ body: '<p>meadow quokka</p>' }), baseVersion: 1 });
    expect((await list('?q=quagmire')).items).toHaveLength(0);
    expect((await list('?q=quokka')).items.map((item) => item.id)).toEqual([id]);
  });

  it.each(['"', "'", '*', 'a" OR "b', "x') or 1=1 --", 'NOT', 'a:b', '!', '&', 'é ü', '(', 'hd0', '0'])(
    'the text %s is never read as an expression',
    async (text) => {
      expect((await list(`?q=${encodeURIComponent(text)}`)).status).toBe(200);
    },
  );

  it.each([
    ['after=nonsense', 'after'],
    [`after=${Buffer.from('["title","a",1]').toString('base64url')}`, 'after'],
    [`after=${Buffer.from('["saved",{},1]').toString('base64url')}`, 'after'],
    ['sort=colour', 'sort'],
    ['state=gone', 'state'],
    ['dueBefore=tomorrow', 'dueBefore'],
    ['dueBefore=2026-11-15T12:00:00Z&sort=title', 'sort'],
    ['offset=20&q=story', 'offset'],
    ['owner=me', 'owner'],
  ])('rejects %s', async (query, field) => {
    const { status, error } = await list(`?${query}`);
    expect([status, error?.reason, error?.field]).toEqual([400, 'bad_query', field]);
  });

  it('still skips by number for clients of version 0.2', async () => {
    const all = await list('?limit=5');
    const skipped = await list('?limit=2&offset=2');
    expect(skipped.items.map(({ id }) => id)).toEqual(all.items.slice(2, 4).map(({ id }) => id));
  });
});
