import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { StaticHtml } from '../prose/static-html.tsx';
import type { EmbedProps } from './embed-props.ts';
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

/** `text` is plain words; only `html` was allow-listed. While hydrating `html` is null, not missing. */
export function InfoCardEmbed({ embed }: EmbedProps<'infoCard'>) {
  return (
    <aside id={embed.uuid} className={styles.info} aria-label={embed.title}>
      <div className={styles.infoHead}>
        <Icon name="info" size={20} />
        <h3>{embed.title}</h3>
      </div>
      {embed.html === undefined ? (
        <p className={styles.infoText}>{embed.text}</p>
      ) : (
        <StaticHtml className={styles.infoText} html={embed.html} />
      )}
    </aside>
  );
}

export function RelatedLinksEmbed({ embed }: EmbedProps<'relatedLinks'>) {
  return (
    <aside className={styles.related} aria-label={embed.title}>
      <h3>{embed.title}</h3>
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
