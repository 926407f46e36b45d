import type { Complete } from '../complete.ts';
import type { ComponentOf } from '../page/component.ts';
import type { ComponentError } from '../page/component-error.ts';
import { contentLinkExample } from './content-link.ts';

export const componentExample: ComponentOf<'ContentList'> = {
  id: 'latest',
  meta: { componentName: 'latest', componentDisplayName: 'The latest', componentType: 'ContentList' },
  metadata: { section: 'tech', sponsored: false, slot: 1 },
  links: {
    href: '/api/neutron/components/wavelength/resource/front-door/home/latest/web',
    next: '/api/neutron/components/wavelength/resource/front-door/home/latest/web?offset=20',
  },
  data: { title: 'The latest', viewMoreText: 'See all', viewMoreUrl: '/latest/' },
  items: [contentLinkExample],
};

export const componentErrorExample: Complete<ComponentError> = {
  id: 'main',
  fetcherName: 'article',
  name: 'Article',
  status: 404,
  errors: [
    {
      code: 301,
      message: 'slug has changed',
      availableOn: [{ edition: 'us', slug: 'halden-arc-14-first-week' }],
    },
  ],
};
