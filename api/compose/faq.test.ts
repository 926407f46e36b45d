import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { type Desk, openDesk } from '../test/desk.ts';
import { component, findPage } from '../test/found-page.ts';

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let desk: Desk;
  beforeAll(async () => {
    store = await open();
    desk = await openDesk(store);
  });
  afterAll(() => store.drop());

  it('CL-05 CL-06 the questions of a story tagged as FAQ are answered as info cards', async () => {
    const body =
      '<p>Before.</p><h2>What is a token?</h2><p>A piece of a word.</p><h2>After</h2><p>The end.</p>';
    const { id } = await desk.create({ slug: 'questions', body, tags: ['faq-markup'] });
    await desk.publish(id);
    const found = await findPage(desk.api, 'article/questions/web');
    const { bodyBlocks = [] } = component(found, 'article').data as unknown as Article;
    expect(bodyBlocks.map((block) => (block.kind === 'embed' ? block.embed.type : 'prose'))).toEqual([
      'prose',
      'infoCard',
      'prose',
    ]);
  });

  it('an explainer keeps them as chapters', async () => {
    const body = '<p>Before.</p><h2>What is a token?</h2><p>A piece of a word.</p>';
    const more = { slug: 'explained', body, tags: ['faq-markup'], layoutName: 'explainer' };
    const { id } = await desk.create(more);
    await desk.publish(id);
    const found = await findPage(desk.api, 'article/explained/web');
    const { bodyBlocks = [] } = component(found, 'article').data as unknown as Article;
    expect(bodyBlocks.map(({ kind }) => kind)).toEqual(['prose']);
  });
});
