import { cycle } from './cycle.ts';
import type { PictureTopic } from './motif-for-topic.ts';
import { FALLBACK_TOPIC, manifestSchema, type Picture, type PictureKind } from './picture.ts';
import { PRODUCT_KINDS_FOR_TOPIC } from './product-kinds.ts';
import { hashOf } from './random.ts';
import { FITS, fitOf } from './scene-fit.ts';
import manifest from './set/manifest.json' with { type: 'json' };

export const PICTURES: readonly Picture[] = manifestSchema.parse(manifest).pictures;

export type PictureRequest = {
  /** a topic slug; for a portrait, the author's slug */
  readonly topic: string;
  /** a story's number, or its slug */
  readonly seed: number | string;
  readonly kind: PictureKind;
};

/** a1 a2 b1 c1 c2 c3 becomes a1 b1 c1 a2 c2 c3: the same drawing comes back as late as possible. */
function inTurn(pictures: readonly Picture[]): Picture[] {
  const piles = [...Map.groupBy(pictures, ({ motif, drawing }) => `${motif}/${drawing}`).values()];
  const longest = Math.max(0, ...piles.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => piles.flatMap((pile) => pile[turn] ?? [])).flat();
}

/** Every scene that suits any story about the topic, whatever its headline: its own subjects first. */
export function scenesFor(topic: string, pictures: readonly Picture[] = PICTURES): Picture[] {
  const scenes = pictures.filter(({ kind }) => kind === 'scene');
  const told = { topic, title: '' };
  const suited = FITS.flatMap((fit) => inTurn(scenes.filter((scene) => fitOf(scene, told, []) === fit)));
  // An unknown topic gets the neutral scene.
  return suited.length > 0 ? suited : scenes.filter((scene) => scene.topic === FALLBACK_TOPIC);
}

/** Every product picture that could be a product about the topic. */
export function productsFor(topic: string, pictures: readonly Picture[] = PICTURES): Picture[] {
  const products = pictures.filter(({ kind }) => kind === 'product');
  const kinds: readonly string[] = PRODUCT_KINDS_FOR_TOPIC[topic as PictureTopic] ?? [topic];
  const ofKind = products.filter((product) => kinds.includes(product.topic));
  const suited = ofKind.filter((product) => fitOf(product, { topic, title: '' }, []));
  const chosen = suited.length > 0 ? suited : ofKind;
  // A product has no neutral picture, so any will do.
  return chosen.length > 0 ? chosen : products;
}

function candidates(pictures: readonly Picture[], { topic, kind }: PictureRequest): readonly Picture[] {
  if (kind === 'scene') return scenesFor(topic, pictures);
  if (kind === 'product') return productsFor(topic, pictures);
  const portraits = pictures.filter((picture) => picture.kind === kind);
  const exact = portraits.filter((picture) => picture.topic === topic);
  return exact.length > 0 ? exact : portraits;
}

/** Choosing looks through the whole set, and stories ask for the same few topics again and again. */
const known = new Map<string, readonly Picture[]>();

function candidatesOfSet(request: PictureRequest): readonly Picture[] {
  const key = `${request.kind}/${request.topic}`;
  const list = known.get(key) ?? candidates(PICTURES, request);
  known.set(key, list);
  return list;
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
  return cycle(pictures === PICTURES ? candidatesOfSet(request) : candidates(pictures, request), index);
}
