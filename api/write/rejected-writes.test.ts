import { describe, expect, it } from 'vitest';
import { describeDesk, storiesPath } from '../test/desk.ts';
import { staffToken } from '../test/open-api.ts';

/** A link in a link in a link … */
const nested = (depth: number): object => ({
  id: 'a',
  slug: 'a',
  title: 'A',
  url: '/a/',
  children: depth > 0 ? [nested(depth - 1)] : [],
});
const boxes = (depth: number): unknown => (depth > 0 ? [boxes(depth - 1)] : []);
const many = Array.from({ length: 40_000 }, (_, index) => `c${index}`);

describeDesk((at) => {
  describe('rejected writes', () => {
    it.each<[string, object, number, string, string]>([
      ['an unknown author', { authorId: 'nobody' }, 422, 'reference_unknown', 'story.authorId'],
      ['an unknown topic', { topics: [{ slug: 'nowhere' }] }, 422, 'reference_unknown', 'story.topics'],
      ['an unknown tag', { tags: ['nothing'] }, 422, 'reference_unknown', 'story.tags'],
      ['an unknown collection', { collections: ['none'] }, 422, 'reference_unknown', 'story.collections'],
      ['a slug in use', { slug: 'second-story' }, 409, 'slug_taken', 'story.slug'],
      ['a slug in use by a draft', { slug: 'secret-draft' }, 409, 'slug_taken', 'story.slug'],
      ['an id in use', { id: 'story-1' }, 409, 'slug_taken', 'story.id'],
      ['a slug that is none', { slug: 'Not A Slug' }, 400, 'bad_body', 'story.slug'],
      ['a date that is none', { datePublished: 'yesterday' }, 400, 'bad_body', 'story.datePublished'],
      ['an id that cannot stand in an address', { id: 'a/b' }, 400, 'bad_body', 'story.id'],
      ['an id of dots', { id: '..' }, 400, 'bad_body', 'story.id'],
      ['text that is no Unicode', { headline: 'a\ud800' }, 400, 'bad_body', 'story.headline'],
      ['text with a NUL', { title: 'a\u0000b' }, 400, 'bad_body', 'story.title'],
      ['a field name with a NUL', { capi: { 'a\u0000': 1 } }, 400, 'bad_body', 'story.capi'],
      [
        'a color that is more',
        { image: { color: 'red;position:fixed' } },
        400,
        'bad_body',
        'story.image.color',
      ],
      ['nesting without end', { relatedObjects: [nested(500)] }, 400, 'bad_body', 'story.relatedObjects'],
      ['free data without end', { capi: { deep: boxes(1000) } }, 400, 'bad_body', 'story.capi.deep'],
      ['more collections than a query holds', { collections: many }, 400, 'bad_body', 'story.collections'],
      ['a misspelt field', { tilte: 'x' }, 400, 'bad_body', 'story.tilte'],
      [
        'an embed of no known type',
        { additionalShortcodeData: { x: { type: 'html', uuid: 'x' } } },
        400,
        'bad_body',
        'story.additionalShortcodeData.x.type',
      ],
    ])('VAL-03 %s', async (_what, extra, status, reason, field) => {
      const answer = await at.staff('POST', '', { story: at.draft(extra) });
      const error = answer.body.errors?.[0];
      expect([answer.status, error?.reason]).toEqual([status, reason]);
      // Of something deep the beginning is enough to find it.
      expect(error?.field?.slice(0, field.length)).toBe(field);
      expect(at.desk.commits).toBe(0);
    });

    it('a slug is free for a story of another kind', async () => {
      const { status } = await at.staff('POST', '', {
        story: { kind: 'feature', slug: `second-story`, title: 'Same slug' },
      });
      expect(status).toBe(201);
    });

    it.each<[string, string, number, string]>([
      ['POST', '/story-1/publish', 409, 'state_conflict'],
      ['POST', '/draft-1/withdraw', 409, 'state_conflict'],
      ['POST', '/nowhere/publish', 404, 'not_found'],
      ['POST', '/nowhere/withdraw', 404, 'not_found'],
      ['POST', '/nowhere/preview', 404, 'not_found'],
      ['GET', '/nowhere', 404, 'not_found'],
      ['GET', '/nowhere/versions', 404, 'not_found'],
    ])('%s %s', async (method, path, status, reason) => {
      const answer = await at.staff(method, path);
      expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([status, reason]);
    });

    it('GA-01 a gallery whose pictures do not say what they show, once it is to be published', async () => {
      const picture = (facts?: object) => ({ id: 'a', position: 0, ...(facts ? { facts } : {}) });
      const gallery = (slug: string, items: object[]) => ({ kind: 'gallery', slug, title: 'Plates', items });
      const slug = `plates-${at.desk.number}`;
      const shown = picture({ shows: 'Box 61', kind: 'Illustration' });
      // A draft may be incomplete.
      const { body } = await at.staff('POST', '', { story: gallery(slug, [shown, picture({})]) });
      const { id } = body.data;
      const error = async (answer: ReturnType<typeof at.staff>) => {
        const { status, body } = await answer;
        return [status, body.errors?.[0]?.reason, body.errors?.[0]?.field];
      };
      const missing = [422, 'shows_missing', 'story.items.1.facts.shows'];
      expect(await error(at.publish(id))).toEqual(missing);
      expect(await error(at.publish(id, { at: '2100-01-01T00:00:00Z' }))).toEqual(missing);
      const save = (items: object[], baseVersion: number) =>
        at.staff('PUT', `/${id}`, { story: gallery(slug, items), baseVersion });
      expect((await save([shown, shown], 1)).status).toBe(200);
      expect((await at.publish(id, { at: '2100-01-01T00:00:00Z' })).status).toBe(200);
      // It would be published at its time without another look.
      expect(await error(save([shown, picture()], 2))).toEqual(missing);
      expect((await at.publish(id)).status).toBe(200);
      expect(body.data.story).toMatchObject({ items: [{ facts: { shows: 'Box 61' } }, {}] });
    });

    it.each<[string, object, string]>([
      ['an unknown fact', { shows: 'x', showz: 'y' }, 'facts'],
      ['a fact that is no text', { shows: 4 }, 'facts.shows'],
      ['an empty fact', { shows: ' ' }, 'facts.shows'],
      ['a long fact', { shows: 'x'.repeat(161) }, 'facts.shows'],
      ['data without columns', { data: { columns: [], rows: [] } }, 'facts.data.columns'],
      ['a row of another length', { data: { columns: ['a'], rows: [[1, 2]] } }, 'facts.data.rows'],
      ['data without end', { data: { columns: ['a'], rows: many.map(() => [1]) } }, 'facts.data.rows'],
    ])('a picture with %s', async (_what, facts, field) => {
      const items = [{ id: 'a', position: 0, facts }];
      const answer = await at.staff('POST', '', {
        story: { kind: 'gallery', slug: 'odd-facts', title: 'Plates', items },
      });
      expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([400, 'bad_body']);
      expect(answer.body.errors?.[0]?.field).toContain(`story.items.0.${field}`);
    });

    it('a story cannot become another kind', async () => {
      const answer = await at.staff('PUT', '/story-1', {
        story: { kind: 'feature', slug: 'x', title: 'X' },
        baseVersion: 1,
      });
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'story.kind']);
    });

    it.each<[string, BodyInit, string, number]>([
      ['no JSON', '{', 'application/json', 400],
      ['a list', '[]', 'application/json', 400],
      ['another type', 'story=1', 'application/x-www-form-urlencoded', 400],
      ['broken UTF-8', new Uint8Array([0xff, 0xfe, 0xfd]), 'application/json', 400],
      ['more than a megabyte', JSON.stringify({ story: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
    ])('a body of %s', async (_what, body, type, status) => {
      const response = await at.api.api.fetch(
        new Request(`http://api.test/api/neutron${storiesPath}`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${staffToken}`, 'content-type': type },
        }),
      );
      expect(response.status).toBe(status);
    });
  });

  it('lists stories by state and type with their totals', async () => {
    const list = async (query: string) =>
      (await at.staff('GET', `?${query}`)) as never as {
        body: {
          data: { items: { id: string; state: string; type: string }[]; paging: { total: number } };
        };
      };
    const scheduled = await list('state=scheduled');
    expect(scheduled.body.data.items.map(({ id }) => id)).toEqual(['scheduled-1']);
    expect(scheduled.body.data.paging.total).toBe(1);
    const all = await list('limit=100');
    expect(all.body.data.paging.total).toBe(all.body.data.items.length);
    const { body } = await list('type=collection&limit=100');
    expect(body.data.paging.total).toBe(body.data.items.length);
    expect(new Set(body.data.items.map(({ type }) => type))).toEqual(new Set(['collection']));
  });
});
