import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { authUser } from '../entities/auth-user.ts';
import { contentLink } from '../entities/content-link.ts';
import { contentList } from '../entities/content-list.ts';
import { editorialLinks } from '../entities/editorial-links.ts';
import { emailShareForm } from '../entities/email-share-form.ts';
import { newsletter } from '../entities/newsletter.ts';
import { richText } from '../entities/rich-text.ts';
import { seamlessItem } from '../entities/seamless-item.ts';
import { searchSuggestions } from '../entities/search-suggestion.ts';
import { smartSearchResults } from '../entities/smart-search-results.ts';
import { storySummary, storyVersion } from '../entities/story-record.ts';
import { tag } from '../entities/tag.ts';
import { trackingData } from '../entities/tracking-data.ts';
import { vanity } from '../entities/vanity.ts';
import { component } from '../page/component.ts';
import { componentError } from '../page/component-error.ts';
import { composedPage, pageMeta } from '../page/composed-page.ts';
import { layoutArea } from '../page/layout.ts';
import { authUserExample, newsletterExample } from './accounts.ts';
import { componentErrorExample, componentExample } from './component.ts';
import { composedPageExample, pageMetaExample } from './composed-page.ts';
import { contentLinkExample } from './content-link.ts';
import { contentListExample } from './content-list.ts';
import { editorialLinksExample } from './editorial-links.ts';
import { emailShareFormExample } from './email-share-form.ts';
import { layoutAreaExample } from './layout.ts';
import { richTextExample } from './rich-text.ts';
import { seamlessItemExample } from './seamless-item.ts';
import { searchSuggestionsExample, smartSearchResultsExample } from './search.ts';
import { storySummaryExample, storyVersionExample } from './story-record.ts';
import { tagExample } from './tag.ts';
import { trackingDataExample } from './tracking-data.ts';
import { vanityExample } from './vanity.ts';

/** The ledger's row, its schema, its example, and its fields as the ledger spells them (a dot goes inside). */
type Row = readonly [id: string, name: string, schema: z.ZodType, example: unknown, fields: string];

const rows: readonly Row[] = [
  [
    'EN-38',
    'ContentLink',
    contentLink,
    contentLinkExample,
    `author body gallery category children contentType contentUrl coreImages date datePublished description
     filterKey filterLabel genreGroups icon nodeId subCategory id image label metaData name promoTitle section
     slug startYear summary title topic topics hubTopicPathString type typeName url isSponsored`,
  ],
  [
    'EN-39',
    'ContentList',
    contentList,
    contentListExample,
    `componentLabel description items filters paging.limit paging.offset paging.total slug title label
     viewMoreText viewMoreUrl relatedItems`,
  ],
  [
    'EN-40',
    'EditorialLinks',
    editorialLinks,
    editorialLinksExample,
    'componentLabel description items.0.label items.0.linkText items.0.linkUrl',
  ],
  ['EN-41', 'SmartSearchResults', smartSearchResults, smartSearchResultsExample, 'topics content videos'],
  ['EN-42', 'Seamless item', seamlessItem, seamlessItemExample, 'id slug source title type url'],
  ['EN-43', 'RichText', richText, richTextExample, 'id title description content'],
  ['EN-44', 'Tag', tag, tagExample, 'slug name'],
  ['EN-45', 'Search suggestions', searchSuggestions, searchSuggestionsExample, 'items.0.suggestion'],
  [
    'EN-46',
    'Page component',
    component,
    componentExample,
    `id meta.componentName meta.componentDisplayName meta.componentType metadata links.next links.href items`,
  ],
  ['EN-47', 'Component error', componentError, componentErrorExample, 'fetcherName name status errors'],
  [
    'EN-48',
    'Layout',
    layoutArea,
    layoutAreaExample,
    `components.0.id components.0.familyName components.0.typeName components.0.view components.0.slug
     components.0.hidden colspan label children`,
  ],
  [
    'EN-49',
    'Vanity response',
    vanity,
    vanityExample,
    `id urlType urlPath enabled dateExpired.date targets.0.edition targets.0.targetType targets.0.target.slug
     targets.0.target.availableOn error`,
  ],
  ['EN-50', 'Email share form', emailShareForm, emailShareFormExample, 'to from name message title url'],
  ['EN-51', 'Page meta', pageMeta, pageMetaExample, 'edition composer originRequests'],
  ['EN-55', 'Auth user', authUser, authUserExample, 'sub email login_count'],
  [
    'EN-57',
    'Newsletter',
    newsletter,
    newsletterExample,
    'id description subscribeJourneyId unsubscribeJourneyId',
  ],
  [
    'EN-74',
    'Tracking data',
    trackingData,
    trackingDataExample,
    `pageType articleId articleSubType articleType siteSection topicSlugs tagSlugs collectionTypeSlug versionId
     articleAuthorName deviceType edition viewGuid sessionId`,
  ],
  [
    'CP-03',
    'Composed page',
    composedPage,
    composedPageExample,
    'data.layouts data.components header footer meta',
  ],
  ['AP-38', 'Story summary', storySummary, storySummaryExample, 'id type slug title state version'],
  ['AP-38', 'Story version', storyVersion, storyVersionExample, 'version title slug savedAt published'],
];

describe('every field of lists, pages and accounts survives its schema', () => {
  it.each(rows)('%s %s', (_id, _name, schema, example, fields) => {
    const parsed = schema.parse(example);
    // Nothing dropped, nothing changed …
    expect(parsed).toEqual(example);
    // … and the names are the ledger's.
    for (const field of fields.trim().split(/\s+/)) expect(parsed).toHaveProperty(field);
  });

  it.each(rows)('%s %s comes back the same from JSON', (_id, _name, schema, example) => {
    expect(schema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });
});
