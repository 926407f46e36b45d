import { useEffect, useState } from 'react';
import type { Embed } from '#content/entities/embed.ts';
import { trustedHtml } from '../../../trusted-html.ts';
import styles from './embed-view.module.css';
import { chunkOf, embedViewOf, loadEmbedViews } from './load-embed-views.ts';
import { type AdoptedEmbed, isAdopted, isStatic } from './static-embeds.ts';

/** An embed is typed data, never markup. An unknown type renders nothing. */
export function EmbedView({ embed }: { embed: Embed | AdoptedEmbed }) {
  if (isAdopted(embed)) return <AdoptedView />;
  if (!chunkOf(embed.type)) {
    console.warn(`Skipped embed ${embed.uuid}: no view for the type ${embed.type}`);
    return null;
  }
  if (!embedViewOf(embed.type)) return <LateEmbed embed={embed} />;
  return isStatic(embed.type) ? (
    <div className={styles.static} suppressHydrationWarning>
      <RenderedEmbed embed={embed} />
    </div>
  ) : (
    <RenderedEmbed embed={embed} />
  );
}

function RenderedEmbed({ embed }: { embed: Embed }) {
  const View = embedViewOf(embed.type);
  return View && <View embed={embed} />;
}

/** Adopts the server's markup: the same element, without children in the React tree. */
function AdoptedView() {
  const [markup] = useState(() => ({ __html: trustedHtml('') }));
  return <div className={styles.static} suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

/** Pages load the code of their embeds before rendering; a body that arrived another way loads it late. */
function LateEmbed({ embed }: { embed: Embed }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadEmbedViews([embed.type]).then(
      () => setReady(true),
      () => {},
    );
  }, [embed.type]);
  return isReady ? <EmbedView embed={embed} /> : null;
}
