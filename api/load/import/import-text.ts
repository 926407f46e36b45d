import type { RichText } from '#content/entities/rich-text.ts';
import { splitShortcodes } from '#content/rules/body/shortcode.ts';
import { textOfPage } from '#content/rules/imports/known-pages.ts';
import { isSamePage } from '#content/rules/vanity/lookup-keys.ts';
import { upsert } from '../../manage/entry-store.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { getText } from '../../store/resources.ts';
import { getSources, saveSource } from '../../store/sources.ts';
import type { ArticleInput } from './account-of.ts';
import { addRedirect, type RedirectPlace } from './import-redirects.ts';
import type { Outcome } from './outcome.ts';
import type { PreparedStory } from './prepare-story.ts';

interface ImportedText {
  what: Outcome['what'];
  reason?: string;
  /** Old addresses that lead to the text now. */
  made: string[];
}

/**
 * A page that every publication has, such as the privacy policy, becomes the site text of that name: readers see it with a
 * notice until the publisher confirms it. Undefined if it must arrive as a page: the publication has such a text
 * already, the page shows more than words, or readers have commented on it.
 */
export async function importText(
  trx: ContentTransaction,
  prepared: PreparedStory,
  place: RedirectPlace,
): Promise<ImportedText | undefined> {
  const { incoming, digest, notes } = prepared;
  const story = prepared.story as ArticleInput;
  const known = incoming.isPage && incoming.state === 'published' ? textOfPage(story.slug) : undefined;
  if (!known || splitShortcodes(story.body).length > 1 || story.image) return undefined;
  const { source } = place;
  const { sourceId } = incoming;
  const [before, page] = [
    (await getSources(trx, source, 'text', [sourceId])).get(sourceId),
    (await getSources(trx, source, 'story', [sourceId])).get(sourceId),
  ];
  const comments = incoming.account?.parts.comments.preserved ?? 0;
  if (comments > 0 && !before) {
    notes.push(
      `it is a page and not the site text ${known.text}: site texts cannot have its comments (${comments})`,
    );
    return undefined;
  }
  const stored = await getText(trx, known.text);
  if (page || (stored !== undefined && before?.target_id !== known.text)) return undefined;
  if (before?.digest === digest) return { what: 'unchanged', made: [] };
  if (stored !== undefined && !(JSON.parse(stored) as RichText).isUnconfirmed)
    return { what: 'skipped', reason: 'it was edited here since', made: [] };
  if (comments > 0 && prepared.account) {
    // It became a text before readers had commented on it there.
    const { parts } = prepared.account;
    parts.comments = { ...parts.comments, preserved: 0, lost: parts.comments.lost + comments };
    notes.push(`comments left out, it is the site text ${known.text}: ${comments}`);
  }
  const text: RichText = {
    id: known.text,
    title: story.title,
    ...(story.dek ? { description: story.dek } : {}),
    content: story.body,
    ...(incoming.dateUpdated || incoming.datePublished
      ? { updated: incoming.dateUpdated ?? incoming.datePublished }
      : {}),
    isUnconfirmed: true,
  };
  const doc = JSON.stringify(text);
  await upsert(
    trx.updateTable('content_texts').set({ doc }).where('id', '=', known.text).executeTakeFirstOrThrow(),
    () => trx.insertInto('content_texts').values({ id: known.text, doc }).execute(),
  );
  await saveSource(trx, {
    source,
    source_id: sourceId,
    kind: 'text',
    target_id: known.text,
    version: 1,
    digest,
    pictures_left: 0,
  });
  notes.push(`it is the site text ${known.text} now: confirm it at the desk`);
  return { what: before ? 'changed' : 'added', made: await textRedirects(trx, prepared, known.path, place) };
}

async function textRedirects(
  trx: ContentTransaction,
  { incoming, notes }: PreparedStory,
  to: string,
  place: RedirectPlace,
): Promise<string[]> {
  const made: string[] = [];
  for (const urlPath of incoming.oldPaths) {
    if (isSamePage(urlPath, to)) continue;
    const result = await addRedirect(trx, { urlPath, to, target: { targetType: 'url', slug: to } }, place);
    if (result.what === 'made') made.push(result.path);
    else if (result.what === 'left') notes.push(`old address ${urlPath} left out: ${result.reason}`);
  }
  return made;
}
