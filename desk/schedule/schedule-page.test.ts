import { describe, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import { createSchedulePage } from './schedule-page.ts';

const evil = '"><script>alert(1)</script>';
const item = (plan: string, isUpdate: boolean) => ({
  plan,
  at: '2026-11-16T09:00:00.000Z',
  isUpdate,
  story: { id: 'a/b', type: 'article', slug: 'a-story', title: evil, version: 3 },
});
const requests: { path: string; options: unknown }[] = [];
let cancelStatus = 200;
const page = createSchedulePage({
  siteId: 'testsite',
  formTokens: createFormTokens({ secret: 's', isSecure: false, now: () => 0 }),
  callAs: () => async (path, options) => {
    requests.push({ path, options });
    if (path.startsWith('/schedule/'))
      return Response.json({
        data: { items: [item('publish', true), item('publish', false), item('withdraw', false)] },
      });
    return Response.json(
      { errors: [{ message: 'Nothing of this kind is planned', field: 'plan' }] },
      { status: cancelStatus },
    );
  },
});
const address = 'http://x/desk/schedule/';
async function open() {
  const answer = await page(new Request(address), staffTokenHolder);
  const html = await answer.text();
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return { html, token, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}
const send = (cookie: string, fields: Record<string, string>) =>
  page(
    new Request(address, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) }),
    staffTokenHolder,
  );

describe('the desk page about the schedule', () => {
  it('shows what comes, changes and goes, escaped', async () => {
    const { html } = await open();
    expect(html).not.toContain('<script>');
    expect(html.match(/<td class="word">(comes|changes|goes)<\/td>/g)).toEqual([
      '<td class="word">changes</td>',
      '<td class="word">comes</td>',
      '<td class="word">goes</td>',
    ]);
    expect(html).toContain('2026-11-16 09:00:00');
  });

  it('cancels one plan of one story', async () => {
    const { token, cookie } = await open();
    const answer = await send(cookie, { token, plan: 'withdraw', id: 'a/b' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '?']);
    expect(requests.at(-1)).toEqual({
      path: '/stories/testsite/a%2Fb/cancel',
      options: { method: 'POST', body: { plan: 'withdraw' } },
    });
  });

  it('says what the API said when the plan is gone', async () => {
    const { token, cookie } = await open();
    cancelStatus = 409;
    const answer = await send(cookie, { token, plan: 'publish', id: 'a' });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('Nothing of this kind is planned');
  });

  it.each([
    ['another browser', { plan: 'publish', id: 'a' }, 'form=another', 403],
    ['nothing chosen', { plan: 'everything', id: 'a' }, undefined, 400],
  ])('rejects a form of %s', async (_what, fields, otherCookie, status) => {
    const { token, cookie } = await open();
    const before = requests.filter(({ path }) => path.endsWith('/cancel')).length;
    expect((await send(otherCookie ?? cookie, { token, ...fields })).status).toBe(status);
    expect(requests.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(before);
  });
});
