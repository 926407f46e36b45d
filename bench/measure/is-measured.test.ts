import { expect, it } from 'vitest';
import { publication } from '#config';
import { evaluateFeatures } from '#content/rules/feature-flags.ts';
import { isMeasured } from './is-measured.ts';

const pageOf = (routeName: string, topicSlugs: string[]) => {
  const facts = { edition: 'us', routeName, path: '/', topicSlugs, isLiveBlog: false };
  return `<script>{"features":${JSON.stringify(evaluateFeatures(publication.features, facts))}}</script>`;
};

it.each([
  ['article', ['gaming'], false],
  ['article', ['home-and-office', 'gaming', 'consoles'], false],
  ['topic', ['gaming'], false],
  ['article', ['artificial-intelligence'], true],
  ['front-door', [], true],
])('a page of the route %s about %j is measured: %s', (route, topics, expected) => {
  expect(isMeasured(pageOf(route, topics))).toBe(expected);
});

it('a page that says nothing about features is not taken for one without these ads', () => {
  expect(() => isMeasured('<p>Busy</p>')).toThrow('which features are on');
});
