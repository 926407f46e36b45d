import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { componentOf, stories } from '../../fixture/components.ts';
import { facts } from '../../fixture/pages.ts';
import { LatestHead } from './latest-head.tsx';

const render = (items: typeof stories) =>
  renderToStaticMarkup(
    <LatestHead
      component={componentOf('ContentList', { items, data: { title: 'Latest' } })}
      page={{ ...facts, pageType: 'listing', slug: 'latest' }}
      priority={false}
    />,
  );

it('RT-30 the head of the latest list has its name, the line of the day and the lists beside it', () => {
  const html = render(stories);
  expect(html).toMatch(/<h1[^>]*>.*Latest/);
  expect(html).toMatch(/role="img" aria-label="\d+ stor(y|ies) in 24 hours/);
  expect(html.match(/<i /g)?.length).toBeGreaterThan(0);
  expect(html).toContain('href="/news/"');
});

it('RT-30 a day without stories shows a notice', () => {
  const html = render([]);
  expect(html).toContain('Nothing new in the last 24 hours.');
  expect(html).not.toContain('role="img"');
});
