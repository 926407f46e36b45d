import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteLink } from './site-link.tsx';

it.each([
  ['RT-03', '/latest/', '<a href="/latest/">go</a>'],
  ['CL-44', 'https://wavelength.example/latest/?a=1#b', '<a href="/latest/?a=1#b">go</a>'],
  [
    'CL-44 RT-69 RT-70',
    'https://labs.wavelength.example/x',
    '<a rel="external" href="https://labs.wavelength.example/x">go</a>',
  ],
  [
    'CL-45',
    'https://elsewhere.example/x',
    '<a rel="noopener nofollow" href="https://elsewhere.example/x">go</a>',
  ],
  ['CL-45', '//elsewhere.example/x', '<a rel="noopener nofollow" href="https://elsewhere.example/x">go</a>'],
  ['VAL-03', 'javascript:alert(1)', '<span>go</span>'],
])('%s a link to %s', (_ids, to, expected) => {
  expect(renderToStaticMarkup(<SiteLink to={to}>go</SiteLink>)).toBe(expected);
});

it('CL-45 keeps its own rel', () => {
  const html = renderToStaticMarkup(<SiteLink to="https://shop.example/" rel="sponsored" className="buy" />);
  expect(html).toBe('<a class="buy" rel="sponsored noopener nofollow" href="https://shop.example/"></a>');
});
