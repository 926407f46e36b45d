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

/** The tick before a story. A sponsored story or a live blog has its badge instead. */
export function Kicker({ story }: { story: Facts }) {
  const kicker = kickerOf(story);
  if (story.isSponsored) return <Badge kind="line">{copy.sponsored}</Badge>;
  const coverage = story.metaData?.coverage;
  if (coverage) return <CoverageBadge state={coverage as CoverageState} />;
  if (!kicker) return null;
  if (!kicker.href) return <span className={tickClass}>{kicker.text}</span>;
  return (
    <SiteLink className={tickClass} to={kicker.href}>
      {kicker.text}
    </SiteLink>
  );
}
