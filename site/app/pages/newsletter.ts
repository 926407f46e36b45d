import type { PageModule } from '../routing/pages.ts';

/**
 * The server renders newsletter editions as their own documents (`site/newsletter-email/`); nothing of the site is
 * rendered for them.
 */
export const Page: PageModule['Page'] = undefined;
