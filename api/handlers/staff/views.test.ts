import { expect, it } from 'vitest';
import type { StoryView } from '#content/entities/story-view.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeDesk } from '../../test/desk.ts';

describeDesk((at) => {
  const as = (sub: string, role: keyof typeof defaultRoles) => {
    const staff = { sub, role, rights: defaultRoles[role].rights };
    return async (method: string, path: string, body?: unknown) => {
      const request = new Request(`http://api.test/api/neutron/views/testsite${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const response = await at.api.api.fetch(request, { staff });
      const answer = (await response.json()) as {
        data: StoryView & { items: StoryView[] };
        errors?: { field?: string }[];
      };
      return { status: response.status, data: answer.data, field: answer.errors?.[0]?.field };
    };
  };
  const view = { name: 'My desk', filters: { state: 'draft', assignee: 'me', sort: 'due' } };

  it('views are one’s own until they are shared', async () => {
    const [ines, wanda, edith] = [as('ines', 'contributor'), as('wanda', 'writer'), as('edith', 'editor')];
    const { data, status } = await ines('POST', '', { ...view, columns: ['author', 'due'] });
    expect([status, data]).toMatchObject([201, { ...view, isOwn: true, isShared: false }]);
    const names = async (person: typeof ines) => (await person('GET', '')).data.items.map(({ name }) => name);
    expect([await names(ines), await names(wanda)]).toEqual([['My desk'], []]);
    expect((await wanda('PUT', `/${data.id}`, { name: 'Stolen' })).status).toBe(404);
    await ines('PUT', `/${data.id}`, { name: 'News desk', isShared: true });
    expect((await wanda('GET', '')).data.items).toMatchObject([
      { name: 'News desk', isOwn: false, columns: ['author', 'due'], filters: view.filters },
    ]);
    expect((await wanda('DELETE', `/${data.id}`)).status).toBe(403);
    expect((await edith('PUT', `/${data.id}`, { filters: { section: 'news' } })).data.filters).toEqual({
      section: 'news',
    });
    expect((await edith('DELETE', `/${data.id}`)).status).toBe(200);
    expect(await names(ines)).toEqual([]);
  });

  it.each([
    [{ ...view, name: '' }, 'name'],
    [{ ...view, filters: { state: 'lost' } }, 'filters.state'],
    [{ ...view, filters: { colour: 'red' } }, 'filters.colour'],
    [{ name: 'A' }, 'filters'],
    [{ ...view, columns: ['<b>'] }, 'columns.0'],
  ])('rejects %j', async (body, field) => {
    const answer = await as('omar', 'writer')('POST', '', body);
    expect([answer.status, answer.field]).toEqual([400, field]);
  });

  it('a person has at most fifty', async () => {
    const olga = as('olga', 'writer');
    for (let count = 0; count < 50; count += 1) await olga('POST', '', { ...view, name: `View ${count}` });
    expect((await olga('POST', '', view)).status).toBe(409);
  });
});
