import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { brandOf, currentBrand, holdBrand } from '#app/brand/current-brand.ts';
import { publication } from '#config';
import type { MenuItem } from '#content/entities/menu-item.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { Logo, logoColors, logoSizes } from '#design/logo/logo.tsx';
import { componentOf, storyNumber } from '../../fixture/components.ts';
import { breakingOf } from '../breaking-banner/breaking-of.ts';
import { splitColumns } from './columns.ts';
import { Header } from './header.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { menuOf } from './menus.ts';

const trending = componentOf('EditorialLinks', {}, 'editorial-links-header-trending');
const guides = componentOf('EditorialLinks', {}, 'editorial-links-header-guides');
const area = { components: [trending, guides] };
holdBrand(brandOf(defaultSettings(publication)));
const html = renderToStaticMarkup(<Header area={area} section="security" />);

const shelf: readonly MenuItem[] = publication.menus.shelf;
const entry = (name: string) =>
  shelf.find(({ trackingName }) => trackingName === name) ?? publication.menus.more;
const hrefsOf = (name: string) =>
  menuOf(entry(name), area).columns.flatMap(({ links }) => links.map(({ href }) => href));
const topics = (slugs: string) => slugs.split(' ').map((slug) => `/topic/${slug}/`);

describe('Header', () => {
  it('HD-01 links the logo home', () => {
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*><b[^>]*>Wavelength</);
    const picture = { url: '/uploads/logo.svg', width: 40, height: 10 };
    expect(renderToStaticMarkup(<Logo name="Harborline" picture={picture} />)).toMatch(
      /<img[^>]*src="\/uploads\/logo.svg" width="40" height="10" alt="Harborline"/,
    );
  });

  it('HD-02 has two colors and four sizes of the logo', () => {
    expect(logoColors).toEqual(['text', 'brand']);
    expect(logoSizes).toEqual(['normal', 'header', 'footer', 'square']);
    for (const size of logoSizes)
      for (const color of logoColors)
        expect(renderToStaticMarkup(<Logo name="Wavelength" size={size} color={color} />)).toContain(
          `class="${size} ${color}"`,
        );
    // @ts-expect-error -- a color the brand does not have
    renderToStaticMarkup(<Logo name="Wavelength" color="pink" />);
  });

  it('HD-03 shows the seven menus of the shelf in their order', () => {
    const labels = [...html.matchAll(/<summary class="button"[^>]*><span>([^<]+)/g)].map((match) => match[1]);
    expect(labels).toEqual([
      'Trending',
      'Tech',
      'Innovation',
      'Business',
      'Security',
      'Advice',
      'Buying Guides',
      'More',
    ]);
  });

  it('HD-04 links the slogan to the about page', () => {
    expect(html).toMatch(/<a[^>]*href="\/about\/"[^>]*>Technology, measured\.</);
  });

  it('HD-05 lists our edition and the four sister sites', () => {
    for (const label of ['United States', 'France', 'Germany', 'Korea', 'Japan'])
      expect(html).toContain(`>${label}<`);
    for (const { url } of publication.externalEditions) expect(html).toContain(`href="${url}"`);
  });

  it('HD-06 has a search form that works without a script', () => {
    expect(html).toMatch(/<search[^>]*><form[^>]* action="\/search\/" method="get"/);
    expect(html).toMatch(/<input[^>]*name="searchQuery"/);
  });

  it('HD-07 offers to join or log in to readers who are not logged in', () => {
    expect(html).toMatch(/<a[^>]*>Join \/ Log In</);
    expect(html).not.toContain('Log out');
  });

  it('HD-08 HD-21 has a More menu with its topics', () => {
    expect(hrefsOf('more').slice(0, 3)).toEqual(topics('finance education health'));
  });

  it.each([
    [
      'HD-17',
      'tech',
      'gaming headphones laptops mobile-accessories networking pcs printers smartphones smart-watches speakers streaming-devices video-streaming-services tablets tvs wearables kitchen-household office-furniture office-hardware-appliances smart-home smart-lighting yard-outdoors',
    ],
    [
      'HD-18',
      'innovation',
      'artificial-intelligence ar-vr cloud digital-transformation energy robotics sustainability transportation work-life',
    ],
    [
      'HD-19',
      'business',
      'business amazon apple developer e-commerce edge-computing enterprise-software executive google microsoft professional-development social-media smb windows',
    ],
    ['HD-20', 'security', 'security cyber-threats password-manager ransomware vpn'],
  ])('%s links every topic of the menu %s', (_, name, slugs) => {
    expect(hrefsOf(name).sort()).toEqual(topics(slugs).sort());
    for (const href of topics(slugs)) expect(html).toContain(`href="${href}"`);
  });

  it('HD-22 links the five kinds of advice', () => {
    expect(hrefsOf('advice')).toEqual([
      '/deals/',
      '/how-to/',
      '/product-comparisons/',
      '/product-spotlights/',
      '/reviews/',
    ]);
  });

  it.each([
    ['HD-23', 'trending', 3],
    ['HD-24', 'buying-guides', 4],
  ])('%s splits the editors’ links of %s into %i columns', (_, name, count) => {
    const menu = menuOf(entry(name), area);
    expect(menu.columns).toHaveLength(count);
    expect(menu.columns.flatMap(({ links }) => links.map(({ text }) => text))).toEqual(
      trending.items.map(({ linkText }) => linkText),
    );
    expect(renderToStaticMarkup(<MenuPanel menu={menu} />).match(/data-column/g)).toHaveLength(count);
  });

  it('HD-23 HD-24 keeps the columns even', () => {
    expect(splitColumns([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
      [1, 2, 3],
      [4, 5],
      [6, 7],
    ]);
    expect(splitColumns([1, 2], 4)).toEqual([[1], [2]]);
  });

  it('HD-30 keeps the name of an entry whose text is hidden, and its tracking label', () => {
    const item: MenuItem = {
      linkText: 'Labs',
      trackingName: 'labs-icon',
      subNav: [
        {
          size: 1,
          items: [{ linkText: 'Chips', linkUrl: '/chips/', trackingName: 'chips', hideText: true }],
        },
      ],
    };
    const panel = renderToStaticMarkup(<MenuPanel menu={menuOf(item, undefined)} />);
    expect(panel).toContain('data-tracking="chips"');
    expect(panel).toContain('<span class="vh">Chips</span>');
  });

  it('HD-31 shows only the compact bar without the large header', () => {
    const compact = renderToStaticMarkup(<Header area={area} isLarge={false} />);
    expect(compact).toContain('data-size="compact"');
    expect(compact).not.toContain('Technology, measured.');
    expect(html).toContain('data-size="large"');
  });

  it('HD-28 opens every menu with details of one name, so one is open at a time', () => {
    expect(html.match(/<details name="header-menu"/g)).toHaveLength(8);
  });

  it('EN-52 marks the menu whose active page is the section, and no other', () => {
    expect(html).toMatch(
      /data-s="security"><details[^>]*><summary class="button" data-current="true" aria-current="true"/,
    );
    expect(html.match(/<summary[^>]* aria-current=/g)).toHaveLength(1);
    const elsewhere = renderToStaticMarkup(<Header area={area} section="weather" />);
    expect(elsewhere).not.toMatch(/<summary[^>]* aria-current=/);
  });

  it('EN-52 an item has these fields, and its menu renders them', () => {
    type Fields =
      | 'linkText mainTopic topicSlug route linkUrl activePage primary class'
      | 'trackingName icon hideText clickToOpen data subNav sections';
    type Words<T extends string> = T extends `${infer First} ${infer Rest}` ? First | Words<Rest> : T;
    expectTypeOf<keyof MenuItem>().toEqualTypeOf<Words<Fields>>();
    expectTypeOf<NonNullable<MenuItem['data']>>().toEqualTypeOf<{
      readonly edition: { readonly code: string };
    }>();
    expectTypeOf<NonNullable<MenuItem['subNav']>[number]>().toHaveProperty('size').toBeNumber();
    const item: Required<MenuItem> = {
      linkText: 'Labs',
      mainTopic: { linkText: 'Everything from the lab' },
      topicSlug: 'labs',
      route: { name: 'topic', params: { slug: 'labs' } },
      linkUrl: '/elsewhere/',
      activePage: 'lab-pages',
      primary: true,
      class: 'shelf-labs',
      trackingName: 'labs-menu',
      icon: 'search',
      hideText: true,
      clickToOpen: true,
      data: { edition: { code: 'us' } },
      subNav: [
        {
          label: 'Parts',
          size: 3,
          items: [{ linkText: 'Chips', linkUrl: '/chips/', trackingName: 'chips' }],
        },
      ],
      sections: ['tech'],
    };
    expect(menuOf(item, undefined)).toEqual({
      text: 'Labs',
      section: 'tech',
      activePage: 'lab-pages',
      allText: 'Everything from the lab',
      trackingName: 'labs-menu',
      isTextHidden: true,
      icon: 'search',
      isClickToOpen: true,
      // Our own route goes before an address.
      allHref: '/topic/labs/',
      isPlain: false,
      columns: [
        {
          label: 'Parts',
          links: [{ text: 'Chips', href: '/chips/', trackingName: 'chips', isTextHidden: false }],
        },
      ],
      stories: [],
    });
  });

  it('HD-03 shows stored menus instead of those of the configuration; one without a panel is a link', () => {
    const brand = currentBrand();
    const shelf = [{ linkText: 'Port authority', linkUrl: 'https://port.example/' }];
    holdBrand({ ...brand, menus: { shelf, more: { linkText: 'The rest', subNav: [] } } });
    const page = renderToStaticMarkup(<Header />);
    holdBrand(brand);
    expect(page).toMatch(
      /<li><a[^>]*data-tracking="port-authority"[^>]*><span>Port authority<\/span><\/a><\/li>/,
    );
    // Arrow keys move over it as over the others.
    expect(page).toMatch(/<a[^>]*data-menu-link/);
    expect(page).not.toContain('data-menu="port-authority"');
    expect(page).toContain('data-menu="the-rest"');
  });

  it('EN-52 names the link to everything by the main topic, or by the menu', () => {
    const item: MenuItem = { linkText: 'Labs', linkUrl: '/labs/', trackingName: 'labs' };
    const panel = (of: MenuItem) => renderToStaticMarkup(<MenuPanel menu={menuOf(of, undefined)} />);
    expect(panel(item)).toContain('>All Labs<');
    expect(panel({ ...item, mainTopic: { linkText: 'Everything from the lab' } })).toContain(
      '>Everything from the lab<',
    );
    expect(panel(entry('tech'))).toContain('>All Tech<');
  });
});

describe('what the header carries', () => {
  it('shows the newest stories of a section in its menu', () => {
    const security = storyNumber(1, {
      section: undefined,
      type: undefined,
      topic: {
        id: 'v',
        slug: 'vpn',
        name: 'VPN',
        typeName: 'topic',
        primary: true,
        topicPath: [{ id: 's', slug: 'security', name: 'Security', typeName: 'topic' }],
      },
    });
    const list = componentOf('ContentList', { items: [security, storyNumber(2)] }, 'menu-stories');
    expect(menuOf(entry('security'), { components: [list] }).stories).toEqual([security]);
  });

  it('CP-15 CP-16 finds the one breaking story', () => {
    const list = componentOf('ContentList', { items: [storyNumber(1)] }, 'breaking-banner');
    expect(breakingOf({ components: [list] })?.items).toHaveLength(1);
    expect(breakingOf(area)).toBeUndefined();
  });
});
