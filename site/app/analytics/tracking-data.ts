import { publicSettings } from '#config/public.ts';
import type { Complete } from '#content/complete.ts';
import type { TrackingData } from '#content/entities/tracking-data.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { isRegistered } from '#content/rules/registered.ts';
import { type TopicFacts, topicSlugsOf } from '#content/rules/story-facts.ts';
import { createPageView } from '../behaviours/page-view.ts';
import { currentDevice } from '../device/current-device.ts';
import { mainComponent, storyOf } from '../main-component.ts';
import { sectionOfPage } from '../page-section.ts';
import { statusOf } from '../site-error.ts';
import { createSession } from './session.ts';

/** The reader's part of the tracking data: it does not identify the reader. */
export type ReaderFacts = Complete<
  Pick<TrackingData, 'viewGuid' | 'sessionId' | 'deviceType' | 'userStatus'>
>;

export const session = createSession(() => sessionStorage);

/** Current values: the view changes with every page, the device with the window. */
export function readerFacts(): ReaderFacts {
  return {
    viewGuid: createPageView(document).guid(),
    sessionId: session.id(),
    deviceType: currentDevice(),
    userStatus: isRegistered(document.cookie, publicSettings.identity.cookies) ? 'registered' : 'anon',
  };
}

/** The content of a view: a page, or the error in its place. */
export type Read = { page: ComposedPage['data']; edition: string } | { error: unknown; edition: string };

/** Every key on every page; unknown values are empty. */
export function trackingDataOf(read: Read, reader: ReaderFacts): Complete<TrackingData> {
  const { edition } = read;
  return { ...('page' in read ? pageFacts(read.page) : errorFacts(read.error)), edition, ...reader };
}

type PageFacts = Omit<Complete<TrackingData>, keyof ReaderFacts | 'edition'>;

const emptyFacts = {
  articleId: '',
  articleSubType: '',
  articleType: '',
  topicSlugs: [],
  tagSlugs: [],
  collectionTypeSlug: '',
  versionId: '',
  articleAuthorName: '',
} as const;

function pageFacts(page: ComposedPage['data']): PageFacts {
  const { pageType } = page;
  const siteSection = sectionOfPage(page) ?? pageType;
  const place = { pageType, siteSection, channelType: `${siteSection}:${pageType}` };
  const story: Counted | undefined =
    storyOf(page) ??
    mainComponent(page, 'Gallery')?.data ??
    mainComponent(page, 'Video')?.data ??
    mainComponent(page, 'Collection')?.data;
  if (!story) {
    const topic = mainComponent(page, 'Topic')?.data.topic;
    return { ...emptyFacts, ...place, topicSlugs: topic ? [...topic.hslugPath] : [], tagSlugs: [] };
  }
  return { ...emptyFacts, ...place, ...storyPart(story) };
}

/** The common fields of articles, reviews, galleries, videos and collections. */
interface Counted {
  id: string;
  typeName?: string | undefined;
  type?: string | undefined;
  subType?: string | undefined;
  versionId?: string | undefined;
  topics?: readonly TopicFacts[] | undefined;
  tags?: readonly { slug: string }[] | undefined;
  primaryCollection?: { typeSlug?: string | undefined } | undefined;
  author?: { firstName?: string | undefined; lastName?: string | undefined } | undefined;
}

function storyPart(story: Counted) {
  const { author } = story;
  return {
    articleId: story.id,
    articleType: story.type ?? story.typeName ?? '',
    articleSubType: story.subType ?? '',
    versionId: story.versionId ?? '',
    topicSlugs: [...new Set(topicSlugsOf(story.topics))],
    tagSlugs: (story.tags ?? []).map(({ slug }) => slug),
    collectionTypeSlug: story.primaryCollection?.typeSlug ?? '',
    articleAuthorName: [author?.firstName, author?.lastName].filter(Boolean).join(' '),
  };
}

/** AN-17: an error is a page type of its own, whatever was requested. */
function errorFacts(error: unknown): PageFacts {
  return {
    ...emptyFacts,
    pageType: 'error_page',
    articleType: `error_${statusOf(error)}`,
    siteSection: 'error',
    channelType: 'error:error_page',
    topicSlugs: [],
    tagSlugs: [],
  };
}
