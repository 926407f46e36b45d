import { Icon } from '#design/icons/icon.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './info-card-embed.module.css';

/** `text` is plain words; only `html` was allow-listed. While hydrating `html` is null, not missing. */
export function InfoCardEmbed({ embed }: EmbedProps<'infoCard'>) {
  return (
    <aside id={embed.uuid} className={styles.info} aria-label={embed.title}>
      <div className={styles.infoHead}>
        <Icon name="info" size={20} />
        <h2>{embed.title}</h2>
      </div>
      {embed.html === undefined ? (
        <p className={styles.infoText}>{embed.text}</p>
      ) : (
        <StaticHtml className={styles.infoText} html={embed.html} />
      )}
    </aside>
  );
}
