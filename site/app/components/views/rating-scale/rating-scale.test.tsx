import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stories } from './rating-scale.stories.tsx';

it.each(Object.keys(stories))('%s is rendered with at most one heading of the page', (name) => {
  const html = renderToStaticMarkup(stories[name]?.());
  expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(html).not.toMatch(/NaN|undefined/);
});

it('shows every product with its score, on the scale and as a verdict', () => {
  const html = renderToStaticMarkup(stories.usual?.());
  expect(html.match(/4\.5 out of 5 stars/g)).toHaveLength(1);
  expect(html.match(/--place:/g)).toHaveLength(4);
});
