import type { BodyBlock } from '#content/entities/embed.ts';
import { embeddedVideo } from '#content/rules/embedded-video.ts';
import type { AnswerContext } from '../answer-context.ts';
import { getPublishedBySlug } from '../store/published.ts';
import { materialOf } from './material.ts';

/** Adds the player's data to every video of a body, from the video as currently published. */
export async function withVideos(blocks: BodyBlock[], context: AnswerContext): Promise<BodyBlock[]> {
  if (!blocks.some((block) => block.kind === 'embed' && block.embed.type === 'video')) return blocks;
  return Promise.all(
    blocks.map(async (block): Promise<BodyBlock> => {
      if (block.kind !== 'embed' || block.embed.type !== 'video') return block;
      // The video data in a stored body is ignored: it is read from the video itself.
      const { video: _stored, ...embed } = block.embed;
      const row = await getPublishedBySlug(context.db, 'video', embed.slug);
      const story = row && (await materialOf(row, context)).story;
      if (story?.kind !== 'video') return { kind: 'embed', embed };
      const video = embeddedVideo(story);
      const image = embed.image ?? story.image;
      return { kind: 'embed', embed: { ...embed, ...(image ? { image } : {}), ...(video ? { video } : {}) } };
    }),
  );
}
