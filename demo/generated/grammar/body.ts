import type { z } from 'zod';
import type { Embed, EmbedType, embedSchemas } from '#content/entities/embed.ts';
import { embedId, shortcode } from '#demo/embed-id.ts';
import { escapeText } from '#platform/escape-html.ts';

type EmbedData<T extends EmbedType> = Omit<z.input<(typeof embedSchemas)[T]>, 'uuid' | 'type'>;

/** A body as it is written: paragraphs, headings and embeds in reading order. */
export interface Body {
  p(text: string): void;
  h2(text: string): void;
  h3(text: string): void;
  list(items: readonly string[]): void;
  embed<T extends EmbedType>(type: T, data: EmbedData<T>): string;
  /** Counts words that stand in an embed and are read like the rest. */
  count(text: string): void;
  readonly html: string;
  readonly embeds: Record<string, Embed>;
  readonly embedTypes: string[];
  readonly wordCount: number;
}

function wordsIn(text: string): number {
  let count = 1;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1;
  return count;
}

export function bodyFor(slug: string): Body {
  const lines: string[] = [];
  const embeds: Record<string, Embed> = {};
  const types = new Set<string>();
  let words = 0;
  let placed = 0;

  function line(tag: string, text: string): void {
    words += wordsIn(text);
    lines.push(`<${tag}>${escapeText(text)}</${tag}>`);
  }

  return {
    p: (text) => line('p', text),
    h2: (text) => line('h2', text),
    h3: (text) => line('h3', text),
    list(items) {
      words += items.reduce((sum, item) => sum + wordsIn(item), 0);
      lines.push(`<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`);
    },
    embed(type, data) {
      const uuid = embedId(slug, placed);
      placed += 1;
      types.add(type);
      // Only our own code calls this, with data the compiler has checked against the embed's schema.
      embeds[uuid] = { ...data, uuid, type } as unknown as Embed;
      lines.push(shortcode({ type, uuid }));
      return uuid;
    },
    count(text) {
      words += wordsIn(text);
    },
    get html() {
      return lines.join('\n');
    },
    embeds,
    get embedTypes() {
      return [...types];
    },
    get wordCount() {
      return words;
    },
  };
}
