import type { CSSProperties } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { MarginPiece } from '#content/entities/embed.ts';
import { valueText } from '../../../components/story/chart/scale.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { CountedLines, thingsPerLine } from './counted-lines.tsx';
import styles from './margin-embed.module.css';

/** A small piece beside a paragraph: it belongs to that paragraph and can be skipped. */
export function MarginEmbed({ embed: { piece } }: EmbedProps<'margin'>) {
  switch (piece.kind) {
    case 'note':
      return (
        <aside className={styles.note} aria-label={longReadCopy.marginOf(piece.title)}>
          <p className={styles.title}>{piece.title}</p>
          <p dir="auto">{piece.text}</p>
        </aside>
      );
    case 'quote':
      return (
        <aside className={styles.quote} aria-label={longReadCopy.marginOf(piece.title)}>
          <p className={styles.title}>{piece.title}</p>
          <p className={styles.words} dir="auto">
            {piece.text}
          </p>
        </aside>
      );
    case 'person':
      return (
        <aside className={styles.person} aria-label={longReadCopy.person(piece.name)}>
          <Portrait name={piece.name} />
          <div>
            <p className={styles.title} dir="auto">
              {piece.name}
            </p>
            <p dir="auto">{piece.text}</p>
          </div>
        </aside>
      );
    case 'number':
      return (
        <aside className={styles.number} aria-label={longReadCopy.marginOf(piece.value)}>
          <p className={styles.big}>{piece.value}</p>
          <p dir="auto">{piece.text}</p>
        </aside>
      );
    case 'count':
      return <Count piece={piece} />;
    case 'figure':
      return <Figure piece={piece} />;
    case 'related':
      return (
        <aside className={styles.related} aria-label={piece.title}>
          <p className={styles.title}>{piece.title}</p>
          <ul>
            {piece.items.map(({ title, url }) => (
              <li key={url}>
                <SiteLink to={url}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </aside>
      );
  }
}

type PieceOf<K extends MarginPiece['kind']> = Extract<MarginPiece, { kind: K }>;

function Count({ piece }: { piece: PieceOf<'count'> }) {
  const largest = Math.max(1, ...piece.items.map(({ value }) => value));
  return (
    <aside className={styles.count} aria-label={longReadCopy.marginOf(piece.title)}>
      <p className={styles.title}>{piece.title}</p>
      <dl>
        {piece.items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd style={{ '--share': value / largest } as CSSProperties}>
              <i aria-hidden="true" />
              <b>{valueText(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {piece.text && <p dir="auto">{piece.text}</p>}
    </aside>
  );
}

function Figure({ piece }: { piece: PieceOf<'figure'> }) {
  const perLine = thingsPerLine(piece.parts);
  const label = piece.parts.map((part) => `${part.count} ${part.label}`).join(', ');
  return (
    <figure className={styles.figure}>
      <CountedLines parts={piece.parts} label={label} height={240} />
      <figcaption>
        <b>{piece.title}</b> {piece.text} {perLine > 1 && longReadCopy.oneLineIs(perLine)}
        {piece.credit && <span>{piece.credit}</span>}
      </figcaption>
    </figure>
  );
}

/** A disc of lines, the same for the same name: people in a story are not photographed. */
function Portrait({ name }: { name: string }) {
  let seed = 7;
  for (const character of name) seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  const lines = Array.from({ length: 9 }, (_, index) => {
    const width = 2 + ((seed >> (index % 6)) % 5);
    return `M${index * 8 + (seed % 5)} 0h${width}v72h-${width}z`;
  });
  return (
    <svg className={styles.portrait} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
      <circle cx={28 + (seed % 20)} cy={30 + (seed % 14)} r={14 + (seed % 8)} />
      <path d={lines.join('')} />
    </svg>
  );
}
