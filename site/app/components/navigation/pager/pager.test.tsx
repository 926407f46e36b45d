import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pageHref, pageLinks } from './page-links.ts';
import { Pager } from './pager.tsx';

const paging = (page: number, pages: number) => ({ limit: 20, offset: (page - 1) * 20, total: pages * 20 });

describe('pageLinks', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 87, [1, 2, 3, 4, 'gap', 87]],
    [3, 87, [1, 2, 3, 4, 'gap', 87]],
    [40, 87, [1, 'gap', 39, 40, 41, 'gap', 87]],
    [86, 87, [1, 'gap', 84, 85, 86, 87]],
    // An ellipsis for one number would take as much space as the number itself.
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [5, 7, [1, 'gap', 4, 5, 6, 7]],
  ] as const)('CP-19 shows the right numbers on page %i of %i', (page, pages, numbers) => {
    expect(pageLinks(paging(page, pages), '/latest/')?.numbers).toEqual(numbers);
  });

  it('CP-19 needs more than one page', () => {
    expect(pageLinks(undefined, '/latest/')).toBeUndefined();
    expect(pageLinks({ limit: 20, offset: 0, total: 20 }, '/latest/')).toBeUndefined();
    expect(pageLinks({ limit: 20, offset: 0, total: 21 }, '/latest/')?.last).toBe(2);
  });

  it('CP-19 leaves the number of the first page out of its address', () => {
    expect(pageHref('/latest/', 1)).toBe('/latest/');
    expect(pageHref('/latest/', 2)).toBe('/latest/2/');
  });
});

describe('Pager', () => {
  it('CP-19 links to the neighbors with the page-number path', () => {
    const html = renderToStaticMarkup(<Pager paging={paging(2, 9)} basePath="/topic/security/" />);
    expect(html).toMatch(/rel="prev" href="\/topic\/security\/"/);
    expect(html).toMatch(/rel="next" href="\/topic\/security\/3\/"/);
    expect(html).toMatch(/aria-current="page"[^>]*>2</);
  });

  it('CP-19 has no way back from the first page and none forward from the last', () => {
    expect(renderToStaticMarkup(<Pager paging={paging(1, 3)} basePath="/news/" />)).not.toContain(
      'rel="prev"',
    );
    expect(renderToStaticMarkup(<Pager paging={paging(3, 3)} basePath="/news/" />)).not.toContain(
      'rel="next"',
    );
  });
});
