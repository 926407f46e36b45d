import type { ComposedPage } from '#content/page/composed-page.ts';
import { entriesPath } from '#content/rules/entry-pages.ts';
import { mainComponent } from '../main-component.ts';

/** Where an entry of a live blog is now: pages that fill up move entries. One that was removed leads to the newest. */
export function currentEntryPath(page: ComposedPage['data'], entry: string): string {
  const story = mainComponent(page, 'Article')?.data;
  const isHere = story?.bodyBlocks?.some((block) => block.kind === 'embed' && block.embed.uuid === entry);
  const path = entriesPath(story?.slug ?? '', story?.entryPages?.page ?? 1);
  return isHere ? `${path}#live-${entry}` : path;
}
