import type { FooterLink } from '../entities/footer-link.ts';
import type { MenuItem } from '../entities/menu-item.ts';

export const menuItemExample: Required<MenuItem> = {
  linkText: 'Tech',
  mainTopic: { linkText: 'All of Tech' },
  topicSlug: 'tech',
  route: { name: 'topic', params: { slug: 'tech' } },
  linkUrl: '/topic/tech/',
  activePage: 'tech',
  primary: true,
  class: 'shelf-tech',
  trackingName: 'tech',
  icon: 'laptop',
  hideText: false,
  clickToOpen: false,
  data: { edition: { code: 'us' } },
  subNav: [{ label: 'Devices', size: 3, items: [{ linkText: 'Laptops', trackingName: 'laptops' }] }],
  sections: ['tech'],
};

export const footerLinkExample: Required<FooterLink> = {
  translationKey: 'topics',
  to: { route: 'topics_door', params: { pageNumber: '1' } },
  external: false,
};
