import { type MouseEvent, use, useState } from 'react';
import { copyText } from '#app/behaviours/copy-text.ts';
import { embedCopy } from '#app/copy/embeds.ts';
import { liveCopy } from '#app/copy/live-blog.ts';
import { copy } from '#app/copy/site.ts';
import { entryPath } from '#content/rules/entry-pages.ts';
import { clockTime, dayAndTime } from '#content/rules/short-date.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Face } from '../../../components/primitives/picture/face.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { TimeText } from '../../../components/primitives/time-text/time-text.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { EntryContext } from '../live-blog/entry-context.ts';
import styles from './live-entry-embed.module.css';

/** One entry of a live blog; its time is the link to it. */
export function LiveEntryEmbed({ embed }: EmbedProps<'liveEntry'>) {
  const { slug, authors } = use(EntryContext);
  const id = `live-${embed.uuid}`;
  // An entry in another story has only its place on the page.
  const href = slug && embed.uuid ? `${entryPath(slug, embed.uuid)}#${id}` : `#${id}`;
  const author = authors.find(({ firstName, lastName }) => `${firstName} ${lastName}` === embed.by);
  return (
    <section className={styles.entry} id={id} data-key={embed.keyEvent || undefined}>
      <div className={styles.date}>
        <a href={href} onClick={(event) => goTo(event, id)}>
          <time dateTime={embed.at}>{clockTime(embed.at)}</time>
        </a>
        <span>
          <TimeText date={embed.at} text={dayAndTime(embed.at)} />
        </span>
        {!embed.by && <CopyLink href={href} title={embed.title} />}
      </div>
      <h2 className={styles.title} dir="auto">
        {embed.title}
      </h2>
      {embed.keyEvent && <p className={styles.key}>{embedCopy.keyEvent}</p>}
      <StaticHtml className={styles.text} html={embed.html} />
      {embed.by && (
        <div className={styles.foot}>
          {author?.image && <Face image={author.image} size={28} />}
          <span dir="auto">{embed.by}</span>
          <CopyLink href={href} title={embed.title} />
        </div>
      )}
    </section>
  );
}

/** Its place on this page needs no request; the link leads to it also once it is on an older page. */
function goTo(event: MouseEvent, id: string): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.hash = id;
}

/** Copies the address of an entry. Its time is a link for readers without scripts. */
function CopyLink({ href, title }: { href: string; title: string }) {
  const { announce } = use(EntryContext);
  const [message, setMessage] = useState('');
  const take = async () => {
    const isCopied = await copyText(new URL(href, location.href).href);
    const text = isCopied ? copy.linkCopied : copy.notCopied;
    setMessage(text);
    announce(`${text} ${title}`);
  };
  return (
    <button
      type="button"
      className={styles.copy}
      title={copy.copyLink}
      data-needs-script
      onClick={() => void take()}
      onBlur={() => setMessage('')}
    >
      <span>{message}</span>
      <Icon name="link" size={20} />
      <span className="vh">{liveCopy.copyLinkTo(title)}</span>
    </button>
  );
}
