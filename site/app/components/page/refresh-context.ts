import { createContext } from 'react';
import type { Article } from '#content/entities/article.ts';

/** How an article reloads itself. Only provided in the browser; the code loads with the first request. */
export type RequestArticle = (place: { slug: string; componentId: string }) => Promise<Article>;

export const RequestArticleContext = createContext<RequestArticle | undefined>(undefined);
