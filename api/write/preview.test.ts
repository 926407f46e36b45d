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

    it('cannot be made by guessing', async () => {
      const { token } = await tokenFor('draft-1');
      const [id = '', expiry = '', signature = ''] = token.split('.');
      const other = Buffer.from('scheduled-1').toString('base64url');
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
