import { expect, it } from 'vitest';
import { articleExample } from '#content/examples/article.ts';
import { videoExample } from '#content/examples/video.ts';
import { componentOf } from '../../components/fixture/components.ts';
import { pageOf } from '../../components/fixture/pages.ts';
import { adPageOf } from './ad-page.ts';

const at = (slug: string, ...above: string[]) => ({
  id: slug,
  slug,
  name: slug,
  typeName: 'topic',
  primary: true,
  topicPath: above.map((name) => ({ id: name, slug: name, name, typeName: 'topic' })),
});
const adPage = (component: Parameters<typeof pageOf>[0][number], routeName: string) =>
  adPageOf(
    {
      routeName,
      page: { data: pageOf([component], [], { mainComponentId: 'main' }), meta: {} as never },
      edition: 'us',
    },
    '/x/',
  );
const article = (topic: ReturnType<typeof at>) =>
  componentOf('Article', { id: 'main', data: { ...articleExample, topics: [topic] } });
const video = (section: string) =>
  componentOf('Video', {
    id: 'main',
    data: { ...videoExample, section, topics: [at('ransomware', 'security', 'cyber-threats')] },
  });

it('CL-09 EN-64 ads are targeted by the parent topic of a story, or its topic where none is between', () => {
  expect(
    adPage(article(at('smart-lighting', 'home-and-office', 'smart-home')), 'article').facts.sectopic,
  ).toBe('smart-home');
  expect(adPage(article(at('laptops', 'tech')), 'article').facts.sectopic).toBe('laptops');
  expect(adPage(video('video'), 'video').facts.sectopic).toBe('cyber-threats');
});

it('RT-43 a video is paid media by its content, whichever of its URLs is open', () => {
  for (const route of ['video', 'sponsored-video']) {
    expect(adPage(video('video'), route).isPaidMedia).toBe(false);
    expect(adPage(video('sponsored'), route).isPaidMedia).toBe(true);
  }
});
