import type { BodyBlock } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { PageArea } from '#content/page/composed-page.ts';
import type { StoryRef } from '../links/story-refs.ts';

/** A story ready to present: parts joined, body parsed, image URLs signed. One version always gives the same material. */
export interface Material {
  story: StoryInput & { id: string };
  blocks: BodyBlock[];
  /** Stories it links to; only published ones may be shown. */
  refs: StoryRef[];
}

/** The composed header and footer of an edition. */
export interface SiteShell {
  header: PageArea;
  footer: PageArea;
  /** Surrogate keys of the content in them. */
  keys: Set<string>;
  madeAt: number;
}
