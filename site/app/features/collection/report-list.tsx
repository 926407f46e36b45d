import { Pager } from '../../components/navigation/pager/pager.tsx';
import type { ViewProps } from '../../components/page/view.ts';
import { StoryCard } from '../../components/story/story-card/story-card.tsx';
import { NewsletterPromo } from '../newsletters/newsletter-box/newsletter-box.tsx';
import styles from './report-list.module.css';

/** What a row of the widest page holds; the newsletter ends the first. */
const rowLength = 3;

/** The stories that a report does not number, with the newsletter on its subject among them. */
export function ReportList({ component, page }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  const { title, newsletter, paging } = data;
  if (items.length === 0 && !newsletter) return null;
  const card = (story: (typeof items)[number]) => (
    <StoryCard key={story.id} story={story} size="m" look="4" level={title ? 3 : 2} kicker="form" />
  );
  const before = newsletter ? rowLength - 1 : items.length;
  return (
    <section className={`band ${styles.band}`} aria-label={title ?? data.label}>
      <div className="wrap">
        {title && items.length > 0 && <h2 className={styles.title}>{title}</h2>}
        <div className={styles.grid}>
          {items.slice(0, before).map(card)}
          {newsletter && (
            <div className={styles.newsletter} data-print="none" data-s="advice">
              <NewsletterPromo
                newsletter={newsletter.id}
                title={newsletter.title}
                text={newsletter.description}
                level={3}
                place="card"
              />
            </div>
          )}
          {items.slice(before).map(card)}
        </div>
        {paging && <Pager paging={paging} basePath={page.basePath} />}
      </div>
    </section>
  );
}
