import { expect, it } from 'vitest';
import { describePress, type Pressed } from './describe-press.ts';

/** A small element: its tag or attributes, its text, its ancestors. */
function element(
  facts: Record<string, string>,
  around?: Pressed,
  text = '',
  picture: Pressed | null = null,
): Pressed {
  const fits = (selector: string) => {
    const [, tag = '', id = '', attribute = ''] =
      /^(\w*)(?:#([\w-]+))?(?:\[([\w-]+)\])?$/.exec(selector) ?? [];
    return (
      (tag === '' || facts.tag === tag) &&
      (id === '' || facts.id === id) &&
      (attribute === '' || attribute in facts)
    );
  };
  const self: Pressed = {
    closest: (selector) => (fits(selector) ? self : (around?.closest(selector) ?? null)),
    getAttribute: (name) => facts[name] ?? null,
    querySelector: () => picture,
    textContent: text,
  };
  return self;
}
const footer = element({ tag: 'footer', id: 'footer' });
const header = element({ tag: 'header', 'data-size': 'large' });
const main = element({ tag: 'main' });
const article = element({ tag: 'article' }, main);
const link = (facts: Record<string, string>, around: Pressed, text = '') =>
  element({ tag: 'a', href: '/', ...facts }, around, text);

it.each<[string, string, Pressed, unknown]>([
  [
    'AN-03',
    'a link in a column of the footer',
    element({ tag: 'b' }, link({}, element({ 'data-column': 'company' }, footer), ' About\n us ')),
    { name: 'footer_link_click', payload: { label: 'About us', location: 'company' } },
  ],
  [
    'AN-03',
    'a link without words',
    link({ 'aria-label': 'Home' }, footer),
    { name: 'footer_link_click', payload: { label: 'Home', location: 'footer' } },
  ],
  [
    'AN-03',
    'a link in a menu',
    link({ 'data-tracking': 'tech-phones' }, element({ 'data-menu': 'tech' }, header), 'Phones'),
    { name: 'navigation_link_click', payload: { label: 'tech-phones', location: 'tech' } },
  ],
  [
    'AN-03',
    'a link of the header',
    link({}, header, 'Wavelength'),
    { name: 'navigation_link_click', payload: { label: 'Wavelength', location: 'header' } },
  ],
  [
    'AN-03',
    'a picture for a name',
    element({ tag: 'a', href: '/' }, header, ' ', element({ 'aria-label': 'Wavelength' })),
    { name: 'navigation_link_click', payload: { label: 'Wavelength', location: 'header' } },
  ],
  [
    'AN-03',
    'a photo for a name',
    element({ tag: 'a', href: '/' }, footer, '', element({ alt: 'The app' })),
    { name: 'footer_link_click', payload: { label: 'The app', location: 'footer' } },
  ],
  [
    'AN-06',
    'a share button',
    element({ tag: 'i' }, link({ 'data-share': 'reddit' }, main)),
    {
      name: 'share_button_click',
      payload: { method: 'reddit', content_type: 'article', item_id: 'story-1' },
    },
  ],
  [
    'AN-14 AB-19',
    'an offer, wherever it is',
    element(
      { tag: 'b' },
      link(
        {
          href: 'https://www.parcelry.example/book?subid3=sticky-1',
          rel: 'sponsored noopener nofollow',
          'data-offer': 'sticky-1',
        },
        main,
        ' $1,199  at Parcelry ',
      ),
    ),
    {
      name: 'affiliate_click',
      payload: {
        label: '$1,199 at Parcelry',
        position: 'sticky-1',
        shop: 'parcelry.example',
        item_id: 'story-1',
      },
    },
  ],
  [
    'AN-14',
    'a paid link in a text',
    link({ href: 'https://marlows.example/x', rel: 'sponsored noopener nofollow' }, main, 'a lamp'),
    {
      name: 'affiliate_click',
      payload: { label: 'a lamp', position: 'text', shop: 'marlows.example', item_id: 'story-1' },
    },
  ],
  ['AN-14', 'a link to another site', link({ href: 'https://x.example/', rel: 'noopener' }, main), undefined],
  ['AN-03', 'a link of a story', link({}, main, 'A story'), undefined],
  [
    'AN-03',
    'a link in the head of a story',
    link({}, element({ tag: 'header' }, article), 'Mara'),
    undefined,
  ],
  [
    'AN-03',
    'a link at the end of a story',
    link({}, element({ tag: 'footer' }, article), 'Phones'),
    undefined,
  ],
  ['AN-03', 'a button of the footer', element({ tag: 'button' }, footer), undefined],
])('%s %s', (_id, _name, pressed, event) => {
  expect(describePress(pressed, 'story-1')).toEqual(event);
});
