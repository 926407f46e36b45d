import { cycle } from './cycle.ts';
import type { PictureTopic } from './motif-for-topic.ts';
import { FALLBACK_TOPIC, manifestSchema, type Picture, type PictureKind } from './picture.ts';
import { PRODUCT_KINDS_FOR_TOPIC } from './product-kinds.ts';
import { hashOf } from './random.ts';
import manifest from './set/manifest.json' with { type: 'json' };

const PICTURES: readonly Picture[] = manifestSchema.parse(manifest).pictures;

export type PictureRequest = {
  /** a topic slug; for a portrait, the author's slug */
  readonly topic: string;
  /** a story's number, or its slug */
  readonly seed: number | string;
  readonly kind: PictureKind;
};

function candidates(pictures: readonly Picture[], { topic, kind }: PictureRequest): readonly Picture[] {
  const ofKind = pictures.filter((picture) => picture.kind === kind);
  const kindsOfProduct: readonly string[] | undefined =
    kind === 'product' ? PRODUCT_KINDS_FOR_TOPIC[topic as PictureTopic] : undefined;
  const wanted = kindsOfProduct ?? [topic];
  const exact = ofKind.filter((picture) => wanted.includes(picture.topic));
  if (exact.length > 0) return exact;
  // An unknown topic gets the neutral scene; a product or an author has no neutral picture, so any will do.
  return kind === 'scene' ? ofKind.filter((picture) => picture.topic === FALLBACK_TOPIC) : ofKind;
}

/**
 * The picture for a story. Pure: the same request gives the same picture, and stories with consecutive
 * numbers get different ones as long as the topic has more than one.
 *
 * @example choosePicture({ topic: 'laptops', seed: 7, kind: 'scene' }).name // 'scenes/laptops-2.webp'
 */
export function choosePicture(request: PictureRequest, pictures: readonly Picture[] = PICTURES): Picture {
  const { seed } = request;
  const index = typeof seed === 'number' ? Math.trunc(seed) : Math.abs(hashOf(seed));
  return cycle(candidates(pictures, request), index);
}
