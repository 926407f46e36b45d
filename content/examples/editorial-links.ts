import type { Complete } from '../complete.ts';
import type { EditorialLinks } from '../entities/editorial-links.ts';

export const editorialLinksExample: Complete<EditorialLinks> = {
  componentLabel: 'Trending',
  description: 'What readers open today.',
  items: [
    {
      label: 'New',
      linkText: 'The all-day laptop',
      linkUrl: '/collection/the-all-day-laptop/',
      section: 'tech',
    },
    { label: 'Guide', linkText: 'Best laptops', linkUrl: '/article/best-laptops/', section: 'guides' },
  ],
};
