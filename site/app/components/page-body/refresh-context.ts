import { createContext } from 'react';
import type { Article } from '#content/entities/article.ts';

/** How an article asks for itself again. Only the browser knows; the code comes with the first question. */
export type RequestArticle = (place: { slug: string; componentId: string }) => Promise<Article>;

export const RequestArticleContext = createContext<RequestArticle | undefined>(undefined);
