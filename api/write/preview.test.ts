import { describe, expect, it } from 'vitest';
import { describeDesk } from '../test/desk.ts';

describeDesk((at) => {
  describe('a preview', () => {
    const tokenFor = async (id: string) => {
      const { body } = (await at.staff('POST', `/${id}/preview`)) as never as {
        body: { data: { token: string; url: string; expiresAt: string } };
      };
      return body.data;
    };
    const see = (slug: string, token: string) =>
      at.api.get(`/composer/testsite/pages/article/${slug}/web`, { headers: { 'x-preview': token } });

    it('shows that one draft to a reader with the token, and the response is not cached', async () => {
      const { token, url } = await tokenFor('draft-1');
      expect(url).toBe(`/article/secret-draft/?preview=${encodeURIComponent(token)}`);
      const shown = await see('secret-draft', token);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await shown.text()).toContain('Title of secret-draft');
      expect((await see('secret-scheduled', token)).status).toBe(404);
      expect(await at.pageStatus('secret-draft')).toBe(404);
    });

    it('shows the newest version of a published story', async () => {
      const { id } = await at.create();
      await at.publish(id);
      await at.staff('PUT', `/${id}`, { story: at.draft({ title: 'Not yet' }), baseVersion: 1 });
      const { token } = await tokenFor(id);
      expect(await (await see(`written-${at.desk.number}`, token)).text()).toContain('Not yet');
    });

    it('ends after half an hour', async () => {
      const { token, expiresAt } = await tokenFor('draft-1');
      at.desk.time = new Date(expiresAt);
      expect((await see('secret-draft', token)).status).toBe(404);
    });

    it('shows any version, and the page as of a time', async () => {
      const { id } = await at.create({ title: 'As it began' });
      await at.staff('PUT', `/${id}`, { story: at.draft({ title: 'As it is now' }), baseVersion: 1 });
      const first = (await at.staff('POST', `/${id}/preview`, { version: 1 })) as never as {
        body: { data: { token: string } };
      };
      const slug = `written-${at.desk.number}`;
      const shown = await (await see(slug, first.body.data.token)).text();
      expect(shown).toContain('As it began');
      expect(shown).not.toContain('As it is now');
      expect((await at.staff('POST', `/${id}/preview`, { version: 9 })).status).toBe(404);
      const later = new Date(at.desk.time.getTime() + 24 * 60 * 60_000).toISOString();
      const then = (await at.staff('POST', `/${id}/preview`, { at: later })) as never as {
        body: { data: { token: string } };
      };
      expect(await (await see(slug, then.body.data.token)).text()).toContain('As it is now');
    });

    it('a link for people without an account works until it is revoked', async () => {
      const { id } = await at.create();
      type Link = { id: string; url: string; madeBy: string; note: string };
      const links = async () =>
        ((await at.staff('GET', `/${id}/preview-links`)) as never as { body: { data: { items: Link[] } } })
          .body.data.items;
      const made = (await at.staff('POST', `/${id}/preview-links`, {
        hours: 48,
        note: 'For the lab',
      })) as never as {
        status: number;
        body: { data: Link };
      };
      expect(made.status).toBe(201);
      const token = new URL(made.body.data.url, 'http://x').searchParams.get('preview') ?? '';
      const slug = `written-${at.desk.number}`;
      expect((await see(slug, token)).status).toBe(200);
      expect(await links()).toMatchObject([{ id: made.body.data.id, note: 'For the lab' }]);
      expect((await at.staff('DELETE', `/${id}/preview-links/${made.body.data.id}`)).status).toBe(200);
      expect((await see(slug, token)).status).toBe(404);
      expect(await links()).toEqual([]);
      expect((await at.staff('DELETE', `/${id}/preview-links/${made.body.data.id}`)).status).toBe(404);
    });

    it.each([{ hours: 0 }, { hours: 1000 }, { at: 'tomorrow' }, { who: 'me' }])(
      'a link with %j is rejected',
      async (body) => {
        const { id } = await at.create();
        expect((await at.staff('POST', `/${id}/preview-links`, body)).status).toBe(400);
      },
    );

    it('cannot be made by guessing', async () => {
      const { token } = await tokenFor('draft-1');
      const [id = '', expiry = '', signature = ''] = token.split('.');
      const other = Buffer.from(JSON.stringify(['scheduled-1'])).toString('base64url');
      const later = (Number.parseInt(expiry, 36) + 1).toString(36);
      for (const forged of [
        `${other}.${expiry}.${signature}`,
        `${id}.${later}.${signature}`,
        `${id}.${expiry}.`,
        `${id}.${expiry}`,
        `${id}.${expiry}.${signature.slice(0, -2)}`,
        `${token}.x`,
        'draft-1',
      ]) {
        const slug = forged.startsWith(other) ? 'secret-scheduled' : 'secret-draft';
        const answer = await see(slug, forged);
        expect([forged, answer.status]).toEqual([forged, 404]);
      }
    });
  });
});
