import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { openDesk } from '../test/desk.ts';
import { findPage } from '../test/found-page.ts';

/** Of the story that is breaking in the test publication. */
const breakingId = 'story-1';

describeStores.postgresInAll((open) => {
  describe('the frame of a page', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.drop());

    it('CP-03 stays the same object until its content changes', async () => {
      const desk = await openDesk(store);
      const found = await findPage(desk.api, 'front-door/home/web');
      const { header, footer } = found.body;

      const { id } = await desk.create();
      await desk.publish(id);
      const unchanged = await findPage(desk.api, 'listing/latest/web');
      expect(unchanged.body.header).toBe(header);
      expect(unchanged.body.footer).toBe(footer);

      const changed = desk.draft({ slug: 'first-story', title: 'What is breaking now' });
      const saved = await desk.staff('PUT', `/${breakingId}`, { story: changed, baseVersion: 1 });
      expect(saved.status).toBe(200);
      await desk.publish(breakingId);
      const after = await findPage(desk.api, 'front-door/home/web');
      expect(after.body.header).not.toBe(header);
      expect(JSON.stringify(after.body.header)).toContain('What is breaking now');
      expect(after.body.footer).toBe(footer);
      for (const key of ['chrome', 'a1'])
        expect(after.headers.get('surrogate-key')?.split(' ')).toContain(key);
    });
  });
});
