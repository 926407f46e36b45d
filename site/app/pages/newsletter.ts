import type { PageModule } from '../pages.ts';

/** The server writes letters as documents of their own (`site/letter/`); nothing of the site is drawn for them. */
export const Page: PageModule['Page'] = undefined;
