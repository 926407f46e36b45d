import { expect, it } from 'vitest';
import { relatedTopics } from './related-topics.ts';

const home = { slug: 'home-and-office', name: 'Home & Office' };
const smartHome = { slug: 'smart-home', name: 'Smart home' };
const lighting = { slug: 'smart-lighting', name: 'Smart lighting', topicPath: [home, smartHome] };
const slugs = (topics: Parameters<typeof relatedTopics>[0]) => relatedTopics(topics).map(({ slug }) => slug);

it('CL-09 the parent topic of a story precedes its own', () => {
  expect(relatedTopics([lighting])).toEqual([smartHome, { slug: 'smart-lighting', name: 'Smart lighting' }]);
});

it('CL-09 the primary topic decides, and no topic is listed twice', () => {
  const vpn = { slug: 'vpn', name: 'VPN', topicPath: [{ slug: 'security', name: 'Security' }] };
  expect(slugs([vpn, { ...lighting, primary: true }])).toEqual(['smart-home', 'vpn', 'smart-lighting']);
  expect(
    slugs([
      { ...smartHome, topicPath: [home] },
      { ...lighting, primary: true },
    ]),
  ).toEqual(['smart-home', 'smart-lighting']);
  expect(slugs([vpn])).toEqual(['vpn']);
  expect(slugs([])).toEqual([]);
});
