import type { ComponentType } from 'react';
import { ownPages } from '#config/overrides/pages.ts';
import { uncomposedPage } from '../pages/uncomposed-page.ts';
import type { LoadedPage, ScreenData } from '../screen-data.ts';
import type { PageTitle } from '../seo/page-title.ts';
import type { Navigation } from './navigation.ts';
import type { OwnPageName, PageName } from './page-names.ts';

/** A module in `pages/`: title, component and loader. */
export interface PageModule {
  /** Without one, the composer makes the page; its loader then need not be fetched to read the first page. */
  load?: (navigation: Navigation) => Promise<LoadedPage>;
  title?: (data: ScreenData) => PageTitle;
  /** Undefined for pages that the server writes as documents of their own. */
  Page?: ComponentType<{ data: ScreenData }> | undefined;
}

/** Each page is a chunk of its own, fetched when a reader first opens one. */
const files = {
  'front-door': () => import('../pages/front-page.tsx'),
  article: () => import('../pages/article.tsx'),
  listing: () => import('../pages/listing.tsx'),
  deals: () => import('../pages/deals.tsx'),
  'index-form': () => import('../pages/index-form.tsx'),
  'innovation-index': () => import('../pages/innovation-index.tsx'),
  newsletter: () => import('../pages/newsletter.ts'),
  newsletters: () => import('../pages/newsletters.tsx'),
  search: () => import('../pages/search.tsx'),
  topics: () => import('../pages/topics.tsx'),
  author: () => import('../pages/author.tsx'),
  collection: () => import('../pages/collection.tsx'),
  composed: () => import('../pages/composed.tsx'),
  user: () => import('../pages/user.tsx'),
  logout: () => import('../pages/logout.tsx'),
  review: () => import('../pages/review.tsx'),
  gallery: () => import('../pages/gallery.tsx'),
  'video-door': () => import('../pages/video-index.tsx'),
  video: () => import('../pages/video.tsx'),
  'video-share': () => import('../pages/video-share.tsx'),
  topic: () => import('../pages/topic.tsx'),
  saved: () => import('../pages/saved.tsx'),
  offline: () => import('../pages/offline.tsx'),
  'error-static': () => import('../pages/error-static.tsx'),
  'error-throw': () => import('../pages/error-throw.tsx'),
} satisfies Record<Exclude<PageName, OwnPageName>, () => Promise<PageModule>>;

export const pageNames = [...Object.keys(files), ...Object.keys(ownPages)] as PageName[];

const loaded = new Map<PageName, PageModule>();

export async function loadPage(name: PageName): Promise<PageModule> {
  const module = loaded.get(name) ?? (await fetchPage(name));
  loaded.set(name, module);
  return module;
}

async function fetchPage(name: PageName): Promise<PageModule> {
  if (Object.hasOwn(files, name)) return files[name as keyof typeof files]();
  const own = ownPages[name];
  if (!own) throw new Error(`There is no page ${name}`);
  const { default: page } = await own.load();
  const { title } = page;
  return {
    Page: page.render as PageModule['Page'],
    ...(title === undefined ? {} : { title: () => title }),
    // Neither composed by the API nor in place of a page that is.
    ...(page.composes || page.replaces ? {} : { load: async () => uncomposedPage(name, title ?? '') }),
  };
}

/** Rendering cannot wait, so a page is always loaded (by its loader, or before hydration) ahead of this. */
export function getLoadedPage(name: PageName): PageModule {
  const module = loaded.get(name);
  if (!module) throw new Error(`Page ${name} was rendered before it was loaded`);
  return module;
}
