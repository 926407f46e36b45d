import { use } from 'react';
import type { Embed, EmbedType } from '#content/entities/embed.ts';
import { embedViewOf, loadEmbedViews } from '#site/app/features/story/embeds/load-embed-views.ts';
import { embedName } from './embed-names.ts';

const loading = new Map<EmbedType, Promise<void>>();

function loaded(type: EmbedType): Promise<void> {
  const known = loading.get(type) ?? loadEmbedViews([type]);
  loading.set(type, known);
  return known;
}

/** An embed as readers see it, by the component of the site. */
export function EmbedPreview({ embed }: { embed: Embed }) {
  use(loaded(embed.type));
  const View = embedViewOf(embed.type);
  return View ? <View embed={embed} /> : <p>{embedName(embed.type)}</p>;
}
