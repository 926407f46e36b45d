import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './note-embeds.module.css';

export function KeyTakeaways({ items }: { items: readonly string[] }) {
  return (
    <aside className={styles.key} aria-label={copy.keyTakeaways}>
      <h2>{copy.keyTakeaways}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  );
}

export function KeyTakeawaysEmbed({ embed }: EmbedProps<'keyTakeaways'>) {
  return <KeyTakeaways items={embed.items} />;
}

export function PullQuoteEmbed({ embed }: EmbedProps<'pullQuote'>) {
  return (
    <blockquote className={styles.quote}>
      <p>{embed.quote}</p>
      {embed.credit && <footer>{embed.credit}</footer>}
    </blockquote>
  );
}

export function RelatedLinksEmbed({ embed }: EmbedProps<'relatedLinks'>) {
  return (
    <aside className={styles.related} aria-label={embed.title}>
      <h2>{embed.title}</h2>
      <ul>
        {embed.items.map(({ title, url }) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
