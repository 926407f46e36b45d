import { expect, it } from 'vitest';
import { publication } from '#config';
import { evaluateFeatures, noOverrides } from '#content/rules/feature-flags.ts';
import { routes } from '../routing/routes.ts';
import { mayMeasure } from './may-measure.ts';

/** By the specification; the other two excluded kinds are identified by their content. */
const excludedRoutes = ['newsletter-generator', 'sem-landing'];

const isMeasured = (routeName: string, content: { topicSlugs?: string[]; isLiveBlog?: boolean } = {}) =>
  mayMeasure(
    evaluateFeatures(
      publication.features,
      { edition: 'us', path: '/', routeName, topicSlugs: [], isLiveBlog: false, ...content },
      noOverrides,
    ),
  );

it('FF-04 FF-05 every screen of the route table is measured, except the excluded kinds', () => {
  const screens = routes.filter(({ redirectTo }) => !redirectTo).map(({ name }) => name);
  expect(screens.length).toBeGreaterThan(40);
  expect(screens.filter((name) => !isMeasured(name))).toEqual(
    screens.filter((name) => excludedRoutes.includes(name)),
  );
  for (const name of screens) {
    expect([name, isMeasured(name, { topicSlugs: ['health'] })]).toEqual([name, false]);
    expect([name, isMeasured(name, { isLiveBlog: true })]).toEqual([name, false]);
  }
});
