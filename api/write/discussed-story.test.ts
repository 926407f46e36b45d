import { expect, it } from 'vitest';
import { describeDesk } from '../test/desk.ts';

describeDesk((desk) => {
  it('CM-01 ART-23 finds what readers may talk about, by id and by address', async () => {
    const { api } = desk.api;
    const { id } = await desk.create({ slug: 'much-discussed', title: 'Much discussed' });
    expect(await api.storyIdAt('/article/much-discussed/')).toBeUndefined();
    await desk.publish(id);
    expect(await api.storyIdAt('/article/much-discussed/')).toBe(id);
    expect(await api.discussedStory(id)).toMatchObject({ title: 'Much discussed' });
    const entry = {
      urlType: 'PERMANENT_REDIRECT',
      urlPath: '/2020/05/old-name/',
      enabled: true,
      targets: [{ edition: 'us', targetType: 'article', target: { slug: 'much-discussed' } }],
    };
    await desk.api.staff('POST', '/vanity/testsite/entries', { entry });
    for (const path of ['/2020/05/old-name/', '/2020/05/old-name'])
      expect(await api.storyIdAt(path)).toBe(id);
    for (const path of ['/latest/', '/article/nothing-here/', '//evil.example/article/much-discussed/'])
      expect(await api.storyIdAt(path)).toBeUndefined();

    const quiet = await desk.create({ slug: 'never-discussed', suppressComments: true });
    await desk.publish(quiet.id);
    expect(await api.discussedStory(quiet.id)).toBeUndefined();
  });
});
