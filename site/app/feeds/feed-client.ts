import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import type { Definition } from '../content-client/definitions.ts';

/** API requests of feeds. Only the server makes them, so browsers do not load these definitions. */
export interface FeedAnswers {
  syndication: {
    data: {
      title: string;
      description?: string | undefined;
      items: SyndicatedStory[];
      paging: { limit: number; offset: number; total: number };
    };
  };
  syndicatedStory: { data: SyndicatedStory };
  urlGenerator: { data: { url: string; route: string } };
  sitemapIndex: { data: { items: SitemapEntry[] } };
  sitemap: DatedAnswer;
  sitemapYear: DatedAnswer;
  sitemapMonth: DatedAnswer;
  sitemapDay: DatedAnswer;
}

export interface DatedAnswer {
  data: { items: SitemapEntry[]; total: number; version: string };
  links: { next?: string | undefined };
}

const sitemaps = '/api/neutron/sitemaps/{site}';

export const feedDefinitions: Readonly<Record<keyof FeedAnswers, Definition>> = {
  syndication: { path: '/api/neutron/syndication/{site}/{endpoint}/', expects: 'data' },
  syndicatedStory: { path: '/api/neutron/syndication/{site}/{type}/{slug}/', expects: 'data' },
  urlGenerator: { path: '/api/neutron/url-generator/{site}/article/{slug}', expects: 'data' },
  sitemapIndex: { path: `${sitemaps}/index`, expects: 'data' },
  sitemap: { path: `${sitemaps}/{slug}`, expects: 'data' },
  sitemapYear: { path: `${sitemaps}/{slug}/{year}`, expects: 'data' },
  sitemapMonth: { path: `${sitemaps}/{slug}/{year}/{month}`, expects: 'data' },
  sitemapDay: { path: `${sitemaps}/{slug}/{year}/{month}/{day}`, expects: 'data' },
};
