import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { openDesk } from '../test/desk.ts';
import { component, findPage } from '../test/found-page.ts';

describeStores((open) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.drop());

  it('CL-05 CL-06 the questions of a story tagged as FAQ are answered as info cards', async () => {
    const desk = await openDesk(store);
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
});
