import { breadcrumbs } from '#app/seo/breadcrumbs.ts';
import type { Article } from '#content/entities/article.ts';
import type { PageType } from '#content/page/composed-page.ts';
import type { Publication } from '#content/publication/schema.ts';
import { isFaq } from '#content/rules/is-faq.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { storyForm } from '#content/rules/story-form.ts';
import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { canonicalUrl } from './canonical-url.ts';
import { faqOfCards, faqOfChapters } from './faq-page.ts';
import { howTo } from './how-to.ts';
import { imageGallery } from './image-gallery.ts';
import { indexPageItems, indexPageTrail } from './index-page-data.ts';
import { itemList } from './item-list.ts';
import { liveBlogPosting } from './live-blog-posting.ts';
import { mainListOf } from './main-list.ts';
import { newsArticle } from './news-article.ts';
import { organization } from './organization.ts';
import { pickList } from './pick-list.ts';
import { profilePage } from './profile-page.ts';
import { reviewData } from './review-data.ts';
import { videoObject } from './video-object.ts';
import { webSite } from './web-site.ts';

interface StructuredDataFacts {
  siteUrl: string;
  brand: Pick<Publication['brand'], 'name' | 'description'>;
  /** Paths of the wide and of the square logo. */
  logo: string;
  squareLogo: string;
  /** Of the texts, as `en-US`. */
  language: string;
  now: Date;
  /** Comment count of the story; undefined when comments are hosted elsewhere. */
  commentCount?: number | undefined;
}

/** Structured data of a page (JSON-LD). */
export function structuredData(data: ScreenData, facts: StructuredDataFacts): object[] {
  const { page } = data;
  const story = mainComponent(page.data, 'Article')?.data;
  const topic = mainComponent(page.data, 'Topic')?.data.topic;
  const author =
    page.data.pageType === 'author' ? mainComponent(page.data, 'AuthorList')?.items[0] : undefined;
  const publisher = organization(facts);
  if (story) {
    const url = canonicalUrl(data, facts.siteUrl);
    const blocks = story.bodyBlocks ?? [];
    const faq = faqOf(story);
    const article = newsArticle(story, { ...facts, url, publisher: publisher.asPublisher });
    const task = howTo(story, { siteUrl: facts.siteUrl, url });
    const list = pickList(blocks, { siteUrl: facts.siteUrl, url, publisher: publisher.asPublisher });
    return [
      isLiveBlog(story) ? liveBlogPosting(story, { url, article }) : article,
      breadcrumbList(breadcrumbs(story), facts.siteUrl),
      ...(task ? [task] : []),
      ...(faq ? [faq] : []),
      ...(list ? [list] : []),
    ];
  }
  const review = mainComponent(page.data, 'Review')?.data;
  if (review) {
    const url = canonicalUrl(data, facts.siteUrl);
    return [
      reviewData(review, { ...facts, url, publisher: publisher.asPublisher }),
      breadcrumbList(breadcrumbs(review), facts.siteUrl),
    ];
  }
  const video = mainComponent(page.data, 'Video')?.data;
  const gallery = mainComponent(page.data, 'Gallery')?.data;
  const media = video ?? gallery;
  if (media) {
    const where = { ...facts, url: canonicalUrl(data, facts.siteUrl), publisher: publisher.asPublisher };
    return [
      ...(video ? [videoObject(video, where)] : []),
      ...(gallery ? [imageGallery(gallery, where)] : []),
      breadcrumbList(breadcrumbs(media), facts.siteUrl),
    ];
  }
  const list = mainListOf(page.data);
  const items =
    list?.items.map(({ title, url }) => ({ name: title, url: absoluteUrl(url, facts.siteUrl) })) ??
    indexPageItems(data, facts.siteUrl);
  const trail = indexPageTrail(data);
  return [
    ...(page.data.pageType === 'front-door' ? [publisher.asOrganization, webSite(facts)] : []),
    ...(author ? [profilePage(author, facts.siteUrl)] : []),
    ...(topic ? [breadcrumbList(topicTrail(topic), facts.siteUrl)] : []),
    ...(hangsBelowHome(page.data.pageType)
      ? [breadcrumbList([...breadcrumbs({}), { title: page.data.title, url: data.basePath }], facts.siteUrl)]
      : []),
    ...(trail.length > 0 ? [breadcrumbList(trail, facts.siteUrl)] : []),
    ...(items.length > 0 ? [itemList(items, list?.data.paging?.offset)] : []),
  ];
}

/** The chapters of an explainer are its questions; other stories have questions where an editor says so. */
function faqOf(story: Article): object | undefined {
  const blocks = story.bodyBlocks ?? [];
  if (storyForm(story) === 'explainer') return faqOfChapters(blocks);
  return isFaq(story) ? faqOfCards(blocks) : undefined;
}

/** Pages with no topic above them: from home it is one step. */
function hangsBelowHome(pageType: PageType): boolean {
  return ['static', 'collection', 'feature', 'landing', 'tag'].includes(pageType);
}

function topicTrail({
  slug,
  name,
  hPath,
  hslugPath,
}: {
  slug: string;
  name: string;
  hPath: string[];
  hslugPath: string[];
}) {
  const topicPath = hslugPath.slice(0, -1).map((above, index) => ({ slug: above, name: hPath[index] }));
  return breadcrumbs({ topics: [{ slug, name, topicPath }] });
}
