import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { CoverageState } from '#content/rules/live-coverage.ts';
import { Badge } from '#design/badge/badge.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { hrefOf, topicHref } from '../../primitives/section/route-href.ts';
import { CoverageBadge } from '../coverage-badge/coverage-badge.tsx';

type Facts = Pick<
  ContentLink,
  'type' | 'section' | 'topic' | 'label' | 'isSponsored' | 'typeName' | 'metaData'
>;

/** The kicker over a headline: the kind of advice, or else its topic. */
export function kickerOf({
  type,
  section,
  topic,
  label,
}: Facts): { text: string; href?: string } | undefined {
  if (type === 'gift-guide') return { text: copy.giftGuide, href: hrefOf('best-products') };
  if (section === 'how-to') return { text: copy.howTo, href: hrefOf('how-to') };
  if (type === 'deals' || section === 'deals') return { text: copy.deals, href: hrefOf('deals') };
  if (topic) return { text: topic.name, href: topicHref(topic.slug) };
  return label ? { text: label } : undefined;
}

/** Where every story has the same subject, its form tells more than its topic. */
export function formKickerOf(story: Facts): { text: string; href?: string } | undefined {
  const { typeName, metaData } = story;
  if (metaData?.coverage === 'ended') return { text: copy.asItHappened };
  if (metaData?.form === 'explainer') return { text: copy.explainer };
  if (metaData?.form === 'inDepth') return { text: copy.inDepth };
  if (typeName === 'gallery') return { text: copy.inPictures };
  if (typeName === 'video') return { text: copy.video };
  return kickerOf(story);
}

interface KickerProps {
  story: Facts;
  /** What it says: the topic, or the form of the story. */
  of?: 'topic' | 'form';
}

/** The tick before a story. A sponsored story or a live blog has its badge instead. */
export function Kicker({ story, of = 'topic' }: KickerProps) {
  const kicker = of === 'form' ? formKickerOf(story) : kickerOf(story);
  if (story.isSponsored) return <Badge kind="line">{copy.sponsored}</Badge>;
  const coverage = story.metaData?.coverage;
  if (coverage && (of === 'topic' || coverage === 'live'))
    return <CoverageBadge state={coverage as CoverageState} />;
  if (!kicker) return null;
  if (!kicker.href) return <span className={tickClass}>{kicker.text}</span>;
  return (
    <SiteLink className={tickClass} to={kicker.href}>
      {kicker.text}
    </SiteLink>
  );
}
