import type { AdPageType } from '#content/entities/ad-names.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { topicPathParent } from '#content/rules/topic-path-parent.ts';
import { mainComponent, storyOf } from '../../main-component.ts';
import type { ScreenData } from '../../screen-data.ts';
import { storyFacts } from '../../story-facts.ts';
import type { PageFacts } from '../targeting/targeting.ts';
import { adPageTypeOf } from './ad-page-type.ts';

/** A page, or a story appended to it, as ad code needs it. */
export interface AdPage {
  pageType: AdPageType;
  isPaidMedia: boolean;
  facts: PageFacts;
  /** Facts for slot criteria; facts about the reader are added when criteria are evaluated. */
  criteria: CriteriaFacts;
}

export function adPageOf(
  { routeName, page, edition }: Pick<ScreenData, 'routeName' | 'page' | 'edition'>,
  path: string,
): AdPage {
  const pageType = adPageTypeOf(routeName);
  const story = storyOf(page.data);
  const video = mainComponent(page.data, 'Video')?.data;
  const content = story ?? video;
  const topic =
    (content && (topicPathParent(content) ?? content.topics[0]?.slug)) ??
    mainComponent(page.data, 'Topic')?.data.topic.slug;
  return {
    pageType,
    criteria: { ...storyFacts(page.data), edition, routeName, path },
    isPaidMedia: content ? isSponsored(content) : routeName.startsWith('sponsored-'),
    facts: {
      ptype: pageType,
      cid: content?.id,
      section: story && 'section' in story ? story.section : undefined,
      collection: story && 'primaryCollection' in story ? story.primaryCollection?.slug : undefined,
      sectopic: topic,
      pid: story && 'relatedProduct' in story ? story.relatedProduct?.id : undefined,
      edition,
    },
  };
}
