import { indexPageCopy } from '#app/copy/index-pages.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { NewsletterToggle, type NewsletterToggleProps } from './newsletter-toggle.tsx';
import styles from './newsletters.module.css';

interface NewsletterCardProps extends Omit<NewsletterToggleProps, 'title'> {
  newsletter: ContentLink;
  priority: boolean;
}

export function NewsletterCard({ newsletter, priority, ...toggle }: NewsletterCardProps) {
  const { slug, title, description, summary, label, url, image } = newsletter;
  return (
    <article className={styles.card} id={`newsletter-${slug}`} data-s={sectionOf(newsletter)}>
      <Picture
        image={image}
        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
        ratio="2/1"
        priority={priority}
      />
      <div className={styles.text}>
        {label && <p className={tickClass}>{label}</p>}
        <h2 className={styles.name}>
          <Chirp text={title} />
        </h2>
        <p className="dek">{description}</p>
        {summary && <p className={styles.sample}>{summary}</p>}
        <p className={styles.read}>
          <SiteLink to={url} aria-label={`${indexPageCopy.newsletterRead}: ${title}`}>
            {indexPageCopy.newsletterRead}
          </SiteLink>
        </p>
        <NewsletterToggle title={title} {...toggle} />
      </div>
    </article>
  );
}
