import type { CustomFields, CustomValue } from '#content/entities/custom-embed.ts';

export interface OwnEmbed {
  fields: CustomFields;
  /** A React component that gets the values of the fields as props. */
  render: unknown;
  /** The embed where nothing can be rendered: in feeds and Markdown. */
  toText?: ((values: Readonly<Record<string, CustomValue>>) => string) | undefined;
}

/** Embeds of the publication by name. None here (decision 0155). */
export const ownEmbeds: Readonly<Record<string, OwnEmbed>> = {};
