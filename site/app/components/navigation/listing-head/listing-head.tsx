import type { ReactNode } from 'react';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Chirp } from '#design/chirp/chirp.tsx';
import { Strip } from '#design/strip/strip.tsx';
import type { PageFacts } from '../../page/view.ts';
import styles from './listing-head.module.css';

/** Sibling listings; a page that is none of them shows no chips. */
const siblings = [
  { slug: 'latest', text: copy.everything },
  { slug: 'news', text: copy.news },
  { slug: 'reviews', text: copy.reviews },
  { slug: 'how-to', text: copy.howTo },
  { slug: 'deals', text: copy.deals },
  { slug: 'in-depth', text: copy.inDepth },
  { slug: 'pictures', text: copy.galleries },
  { slug: 'video', text: copy.video },
];

interface ListingHeadProps {
  component: { data: { title?: string | undefined; description?: string | undefined } };
  page: PageFacts;
  /** Content below the text, in place of the strip. */
  children?: ReactNode;
}

export function ListingHead({ component, page, children }: ListingHeadProps) {
  const { title = page.title, description } = component.data;
  return (
    <>
      <header className="stage">
        <div className={`wrap ${styles.text}`}>
          <h1 className={styles.title}>
            <Chirp text={title} />
          </h1>
          {description && <p className={styles.dek}>{description}</p>}
          {children}
        </div>
        {!children && <Strip seed={page.slug} />}
      </header>
      {page.pageType === 'listing' && siblings.some(({ slug }) => slug === page.slug) && (
        <nav className={styles.siblings} aria-label={copy.sections}>
          <div className="wrap">
            <div className={`${chipsClass} scroll-x`}>
              {siblings.map(({ slug, text }) => (
                <SiteLink
                  key={slug}
                  className={chipClass}
                  to={`/${slug}/`}
                  aria-current={slug === page.slug ? 'page' : undefined}
                >
                  {text}
                </SiteLink>
              ))}
            </div>
          </div>
        </nav>
      )}
    </>
  );
}
