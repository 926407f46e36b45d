import { expect, it } from 'vitest';
import { describeDesk } from '../test/desk.ts';

describeDesk((desk) => {
  it('puts the most-read stories first in trending lists, and skips unknown stories', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await desk.create({ slug: `popular-${n}` });
      await desk.publish(id);
      ids.push(id);
    }
    const [first = '', second = '', third = ''] = ids;
    const { api } = desk.api;
    const scores = [
      { id: second, score: 900 },
      { id: third, score: 500 },
      { id: first, score: 2 },
      { id: 'gone-long-ago', score: 5000 },
    ];
    expect(await api.setPopularity(scores)).toBe(3);
    const { body } = (await desk.api.json('/components/testsite/listing/trending/us/web?limit=3')) as {
      body: { data: { items: { id: string }[] } };
    };
    expect(body.data.items.slice(0, 3).map(({ id }) => id)).toEqual([second, third, first]);
    expect(await api.setPopularity([{ id: 'gone-long-ago', score: 1 }])).toBe(0);
    expect((await api.titlesOf([second, 'gone-long-ago'])).has(second)).toBe(true);
  });
});
