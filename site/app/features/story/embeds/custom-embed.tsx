import type { ComponentType } from 'react';
import { ownEmbeds } from '#config/overrides/embeds.ts';
import type { CustomValue } from '#content/entities/custom-embed.ts';
import { customFieldProblem } from '#content/rules/custom-embed.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';

/**
 * An embed that the publication defines. One without a definition, or with fields that no longer fit it, renders nothing:
 * the definition may be newer than the story.
 */
export function CustomEmbed({ embed: { name, fields } }: EmbedProps<'custom'>) {
  const own = Object.hasOwn(ownEmbeds, name) ? ownEmbeds[name] : undefined;
  if (!own || customFieldProblem(own.fields, fields)) return null;
  const View = own.render as ComponentType<Record<string, CustomValue>>;
  return <View {...fields} />;
}
