import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stories } from './best-sentences.stories.tsx';

it.each(Object.keys(stories))('%s is rendered with at most one heading of the page', (name) => {
  const html = renderToStaticMarkup(stories[name]?.());
  expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(html).not.toMatch(/NaN|undefined/);
});

it('makes a sentence of a guide and its first pick, and shows others by their title', () => {
  expect(renderToStaticMarkup(stories.usual?.())).toContain('The best laptop is <b>Halden Book 14</b>.');
  expect(renderToStaticMarkup(stories['no facts, no picture, one word']?.())).toContain('<b>Word</b>');
});
