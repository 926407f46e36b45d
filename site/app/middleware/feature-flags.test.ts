import { describe, expect, it } from 'vitest';
import { articlePage } from '#site/test/composed-pages.ts';
import { fakeApi } from '#site/test/fake-api.ts';
import { testSite } from '#site/test/test-site.ts';

async function featuresOf(path: string, api = fakeApi()) {
  const html = await (await testSite({ api }).get(path)).text();
  const data = JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '{}');
  return data.screen.features as Record<string, boolean>;
}

const topic = (slug: string, above: string[] = []) => ({
  id: slug,
  slug,
  name: slug,
  typeName: 'topic',
  primary: true,
  topicPath: above.map((name) => ({ id: name, slug: name, name, typeName: 'topic' })),
});

describe('feature flags', () => {
  it('FF-01 FF-02 FF-03 can be forced by the address, and off wins', async () => {
    expect(await featuresOf('/latest/')).toMatchObject({ ads: true, maintenanceNotice: false });
    expect(await featuresOf('/latest/?featureEnable=maintenanceNotice')).toMatchObject({
      maintenanceNotice: true,
    });
    expect(await featuresOf('/latest/?featureDisable=all')).toMatchObject({ ads: false, trackers: false });
    expect(await featuresOf('/latest/?featureEnable=all&featureDisable=ads')).toMatchObject({
      ads: false,
      trackers: true,
    });
  });

  it.each([
    ['FF-04 FF-06', { topics: [topic('sleep', ['health'])] }, false],
    ['FF-04', { subType: 'live-blog' }, false],
    ['FF-05', { topics: [topic('laptops', ['tech'])] }, true],
  ])('%s a story with %o has ads: %s', async (_ids, story, expected) => {
    const api = fakeApi(() => articlePage('x', story));
    expect(await featuresOf('/article/x/', api)).toMatchObject({ ads: expected, trackers: expected });
  });
});
