import type { AdPageType } from '#content/entities/ads-config.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { mainOf, storyOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';
import { adPageTypeOf } from './ad-page-type.ts';
import type { PageFacts } from './targeting.ts';

/** A page, or a story that follows on it, as the ad side sees it. */
export interface AdPage {
  pageType: AdPageType;
  isPaidMedia: boolean;
  facts: PageFacts;
}

export function adPageOf({ routeName, page }: Pick<ScreenData, 'routeName' | 'page'>): AdPage {
  const pageType = adPageTypeOf(routeName);
  const story = storyOf(page.data);
  const topic = story?.topics[0]?.slug ?? mainOf(page.data, 'Topic')?.data.topic.slug;
  return {
    pageType,
    isPaidMedia: story ? isSponsored(story) : routeName.startsWith('sponsored-'),
    facts: {
      ptype: pageType,
      cid: story?.id ?? mainOf(page.data, 'Video')?.data.id,
      section: story && 'section' in story ? story.section : undefined,
      collection: story && 'primaryCollection' in story ? story.primaryCollection?.slug : undefined,
      sectopic: topic,
      pid: story && 'relatedProduct' in story ? story.relatedProduct?.id : undefined,
    },
  };
}
