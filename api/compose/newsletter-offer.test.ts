import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type Desk, openDesk } from '../test/desk.ts';
import { component, findPage } from '../test/found-page.ts';

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let at: Desk;
  beforeAll(async () => {
    store = await open();
    at = await openDesk(store);
  });
  afterAll(() => store.drop());

  it('a story offers a newsletter, and an embed without an id shows the same one in its own words', async () => {
    const embed = (uuid: string, more: object = {}) => ({ [uuid]: { type: 'newsletter', uuid, ...more } });
    const { id } = await at.create({
      slug: 'offering',
      body: '<p>A</p>[shortcode type="newsletter" uuid="n1"]<p>B</p>[shortcode type="newsletter" uuid="n2"]',
      additionalShortcodeData: {
        ...embed('n1'),
        ...embed('n2', { newsletterId: 'elsewhere', title: 'Of another service' }),
      },
    });
    await at.publish(id);
    const found = await findPage(at.api, 'article/offering/web');
    const { newsletter, bodyBlocks = [] } = component(found, 'article').data as unknown as Article;
    expect(newsletter).toEqual({ id: 'signal', title: 'Signal', description: 'Daily' });
    expect(bodyBlocks.flatMap((block) => (block.kind === 'embed' ? [block.embed] : []))).toMatchObject([
      { newsletterId: 'signal', title: 'Signal', description: 'Daily' },
      { newsletterId: 'elsewhere', title: 'Of another service', description: '' },
    ]);
  });

  it('a choice must be a newsletter that exists', async () => {
    at.reset();
    const save = (newsletterId: string) =>
      at.staff('POST', '', { story: at.draft({ slug: `choice-${newsletterId}`, newsletterId }) });
    const rejected = await save('nothing');
    expect(rejected.body.errors?.[0]).toMatchObject({
      reason: 'reference_unknown',
      field: 'story.newsletterId',
    });
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    expect((await save('signal')).status).toBeLessThan(300);
  });
});
