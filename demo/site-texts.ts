import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicationSeed } from '#content/seed.ts';
import { blockToHtml } from './markdown.ts';
import { PieceError, splitPiece } from './piece-source.ts';

type Text = PublicationSeed['texts'][number];

const folder = join(import.meta.dirname, 'texts');
const day = 24 * 3_600_000;

/** One text in Markdown: a title, a sentence, how many days ago its words last changed, and the words. */
export function readText(file: string, source: string, now: Date): Text {
  const { fields, blocks } = splitPiece(file, source);
  const field = (name: string) => fields.get(name)?.value;
  const title = field('title');
  if (!title) throw new PieceError(file, 1, 'has no title');
  const daysAgo = field('daysAgo');
  if (daysAgo !== undefined && !/^\d+$/.test(daysAgo))
    throw new PieceError(file, fields.get('daysAgo')?.line ?? 1, 'daysAgo is not a whole number');
  const embed = blocks.find((block) => block.embed !== undefined);
  if (embed) throw new PieceError(file, embed.line, 'a text of the house holds no embeds');
  return {
    id: file.replace(/^.*\/|\.md$/g, ''),
    title,
    description: field('description'),
    content: blocks.map(({ text }) => blockToHtml(text)).join('\n'),
    ...(daysAgo === undefined
      ? {}
      : { updated: new Date(now.getTime() - Number(daysAgo) * day).toISOString() }),
  };
}

/** Site texts: about us, policies, terms. Each file is a page of its own. */
export function siteTexts(now: Date): Text[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readText(`demo/texts/${name}`, readFileSync(join(folder, name), 'utf8'), now));
}
