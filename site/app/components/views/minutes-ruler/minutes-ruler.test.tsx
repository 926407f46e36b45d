import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stories } from './minutes-ruler.stories.tsx';

it.each(Object.keys(stories))('%s is rendered with at most one heading of the page', (name) => {
  const html = renderToStaticMarkup(stories[name]?.());
  expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(html).not.toMatch(/NaN|undefined/);
});

it('sorts by time, searches how-tos only, and lists stories without a time below', () => {
  const html = renderToStaticMarkup(stories.usual?.());
  expect(html.indexOf('10 min')).toBeLessThan(html.indexOf('46 min'));
  expect(html).toContain('5 steps. You need: both phones, charged.');
  expect(html).toContain('name="type" value="how-to"');
  expect(renderToStaticMarkup(stories['no facts, no picture, one word']?.())).not.toContain(
    'How long have you got?',
  );
});
