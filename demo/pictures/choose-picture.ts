import { cycle } from './cycle.ts';
import { KIN_TOPICS } from './kin-topics.ts';
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

/** As many as stand on one screen of a list. */
const ENOUGH_SCENES = 6;

/** A topic's scenes, and after them those of its kin, taking turns, until there are enough. */
function scenesOf(scenes: readonly Picture[], topic: string): readonly Picture[] {
  const about = (name: string) => scenes.filter((picture) => picture.topic === name);
  const own = about(topic);
  if (own.length === 0 || own.length >= ENOUGH_SCENES) return own;
  const kin = (KIN_TOPICS[topic as PictureTopic] ?? []).map(about);
  const longest = Math.max(0, ...kin.map(({ length }) => length));
  const borrowed = Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    kin.flatMap((list) => list[turn] ?? []),
  );
  return [...own, ...borrowed].slice(0, Math.max(own.length, ENOUGH_SCENES));
}

function candidates(pictures: readonly Picture[], { topic, kind }: PictureRequest): readonly Picture[] {
  const ofKind = pictures.filter((picture) => picture.kind === kind);
  if (kind === 'scene') {
    const scenes = scenesOf(ofKind, topic);
    // An unknown topic gets the neutral scene.
    return scenes.length > 0 ? scenes : ofKind.filter((picture) => picture.topic === FALLBACK_TOPIC);
  }
  const kindsOfProduct: readonly string[] | undefined =
    kind === 'product' ? PRODUCT_KINDS_FOR_TOPIC[topic as PictureTopic] : undefined;
  const wanted = kindsOfProduct ?? [topic];
  const exact = ofKind.filter((picture) => wanted.includes(picture.topic));
  // A product or an author has no neutral picture, so any will do.
  return exact.length > 0 ? exact : ofKind;
}

/**
 * The picture for a story. Pure: the same request gives the same picture, and stories with consecutive
 * numbers get different ones as long as the topic or its kin have more than one.
 *
 * @example choosePicture({ topic: 'laptops', seed: 7, kind: 'scene' }).name // 'scenes/laptops-2.webp'
 */
export function choosePicture(request: PictureRequest, pictures: readonly Picture[] = PICTURES): Picture {
  const { seed } = request;
  const index = typeof seed === 'number' ? Math.trunc(seed) : Math.abs(hashOf(seed));
  return cycle(candidates(pictures, request), index);
}
