import type { ZodError } from 'zod';
import type { Embed } from '#content/entities/embed.ts';
import type { Image } from '#content/entities/image.ts';
import { type StoryInput, storyInputs } from '#content/entities/story-input.ts';
import type { IncomingFile, IncomingPicture, IncomingSeo, IncomingStory } from '#content/incoming.ts';
import type { StoryAccount } from '#content/rules/imports/account.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { cleanStory } from '../../write/clean-story.ts';
import { seedId } from '../check-story.ts';
import { type ArticleInput, accountOf } from './account-of.ts';
import type { LinkTargets } from './link-targets.ts';

/** A picture as stored by the image service, or the reason why it could not be fetched. */
export type SavedImage = { image: Image } | { left: string };
export type SaveImage = (picture: IncomingPicture) => Promise<SavedImage>;
/** Stores a file that is no picture; answers with its address here, or with the reason why it could not be fetched. */
export type SaveFile = (
  file: Pick<IncomingFile, 'address'>,
) => Promise<{ address: string } | { left: string }>;

export interface PreparedStory {
  incoming: IncomingStory;
  digest: string;
  story: StoryInput & { id: string };
  /** Pictures and files that could not be fetched. */
  picturesLeft: number;
  /** Where files of the story were, and where they are now. */
  files: { oldPath: string; address: string }[];
  notes: string[];
  /** What became of it, if its reader counted what it was. */
  account?: StoryAccount;
}

interface Around {
  source: string;
  authorIds: ReadonlyMap<string, string>;
  ownDomains: readonly string[];
  saveImage: SaveImage;
  /** Without it files stay where they are. */
  saveFile?: SaveFile | undefined;
  links: LinkTargets;
}

/** Converts a story of another publication: pictures fetched, HTML cleaned, every field checked. */
export async function prepareStory(
  incoming: IncomingStory,
  digest: string,
  { source, authorIds, ownDomains, saveImage, saveFile, links }: Around,
): Promise<PreparedStory | { rejected: string }> {
  const strangers = incoming.authors.filter((key) => !authorIds.has(key));
  if (strangers.length > 0)
    return { rejected: `it is by ${strangers.join(', ')}, whom the source does not know` };
  const notes = [...incoming.changes];
  const files: PreparedStory['files'] = [];
  let picturesLeft = 0;
  const keep = async (picture: IncomingPicture): Promise<Image | undefined> => {
    const saved = await saveImage(picture);
    if ('image' in saved) {
      const address = `/i/r/${saved.image.bucketPath}`;
      files.push(...(picture.oldPaths ?? []).map((oldPath) => ({ oldPath, address })));
      return saved.image;
    }
    picturesLeft += 1;
    notes.push(`picture left out, ${saved.left}: ${picture.address.slice(0, 200)}`);
    return undefined;
  };
  const parts = incoming.account && structuredClone(incoming.account.parts);
  let marked = incoming.account?.marked ?? 0;
  const lead = incoming.lead && (await keep(incoming.lead));
  if (incoming.lead && !lead && parts) parts.pictures.lost += 1;
  const embeds: Record<string, Embed> = { ...incoming.embeds };
  const linked = await links.rewrite(incoming.body);
  let { body } = linked;
  const found = new Set<string>();
  for (const file of (saveFile && incoming.files) || []) {
    const saved = await saveFile?.(file);
    if (saved && 'address' in saved) {
      const { address } = saved;
      found.add(file.written);
      files.push(...file.oldPaths.map((oldPath) => ({ oldPath, address })));
      body = body.replaceAll(
        `href="${escapeAttribute(file.written)}"`,
        () => `href="${escapeAttribute(address)}"`,
      );
      for (const [uuid, embed] of Object.entries(embeds))
        if (embed.type === 'podcast' && embed.url === file.written) embeds[uuid] = { ...embed, url: address };
      continue;
    }
    picturesLeft += 1;
    notes.push(`file left out, ${saved?.left}: ${file.written.slice(0, 200)}`);
    // The recording plays nowhere once the old site is gone.
    const silent = Object.values(embeds).filter(
      (embed) => embed.type === 'podcast' && embed.url === file.written,
    );
    if (parts) move(parts.embeds, silent.length);
  }
  notes.push(...linked.dead.filter((path) => !found.has(path)).map((path) => `dead link: ${path}`));
  /** The place of pictures that could not be fetched: editors find address, text and caption in it. */
  const markMissing = (uuid: string, missing: readonly IncomingPicture[]) => {
    embeds[uuid] = { uuid, type: 'imported', system: 'import', name: 'picture', markup: markupOf(missing) };
    marked += 1;
    if (!parts) return;
    const captions = missing.filter(({ caption }) => caption).length;
    move(parts.pictures, missing.length);
    move(parts.captions, captions);
  };
  for (const [uuid, picture] of Object.entries(incoming.pictures)) {
    const image = await keep(picture);
    if (image) embeds[uuid] = { uuid, type: 'image', image, wide: false };
    else {
      markMissing(uuid, [picture]);
      body = body.replace(
        `[shortcode type="image" uuid="${uuid}"]`,
        `[shortcode type="imported" uuid="${uuid}"]`,
      );
    }
  }
  for (const [uuid, { title, pictures }] of Object.entries(incoming.galleries ?? {})) {
    const items: Image[] = [];
    const missing: IncomingPicture[] = [];
    for (const picture of pictures) {
      const image = await keep(picture);
      if (image) items.push(image);
      else missing.push(picture);
    }
    const lines: string[] = [];
    if (items.length > 0) {
      embeds[uuid] = { uuid, type: 'gallery', slug: '', title, items };
      lines.push(`[shortcode type="gallery" uuid="${uuid}"]`);
    }
    if (missing.length > 0) {
      markMissing(`${uuid}-missing`, missing);
      lines.push(`[shortcode type="imported" uuid="${uuid}-missing"]`);
    }
    body = body.replace(`[shortcode type="gallery" uuid="${uuid}"]`, lines.join('\n'));
  }
  const [authorId, ...moreAuthorIds] = incoming.authors.map((key) => authorIds.get(key) ?? '');
  const id = seedId('article', `${source}/${incoming.sourceId}`);
  const parsed = storyInputs.article.safeParse({
    kind: 'article',
    id,
    slug: incoming.slug,
    title: incoming.title,
    dek: incoming.dek,
    body,
    additionalShortcodeData: embeds,
    ...(lead ? { image: lead } : {}),
    ...(authorId ? { authorId } : {}),
    moreAuthorIds,
    topics: incoming.topics.map((slug, index) => ({ slug, primary: index === 0 })),
    tags: incoming.tags,
    ...(incoming.isPage ? { isPage: true } : {}),
    datePublished: incoming.datePublished,
    dateUpdated: incoming.dateUpdated,
    ...seoFields(incoming.seo),
  });
  if (!parsed.success) return { rejected: problemOf(parsed.error) };
  const story = { ...cleanStory(parsed.data, ownDomains), id };
  const account =
    parts && incoming.account && accountOf(story as ArticleInput, { ...incoming.account, parts, marked });
  return { incoming, digest, story, picturesLeft, files, notes, ...(account ? { account } : {}) };
}

const problemOf = ({ issues: [issue] }: ZodError) =>
  `its ${issue?.path.join('.') ?? 'text'} is not valid: ${issue?.message ?? ''}`;

const seoFields = ({ title, description, canonical, noindex }: IncomingSeo = {}) => ({
  ...(title ? { titleTag: title } : {}),
  ...(description ? { seoMetaDescription: description } : {}),
  ...(canonical ? { canonicalUrl: canonical } : {}),
  ...(noindex ? { noIndex: true } : {}),
});

const move = (count: { preserved: number; lost: number }, lost: number) => {
  count.preserved -= lost;
  count.lost += lost;
};

const markupOf = (pictures: readonly IncomingPicture[]) =>
  pictures
    .map(({ address, alt, caption }) => {
      const picture = `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}">`;
      return caption ? `<figure>${picture}<figcaption>${escapeText(caption)}</figcaption></figure>` : picture;
    })
    .join('\n')
    .slice(0, 100_000);
