import type { Image } from '#content/entities/image.ts';
import { choosePicture, PICTURES, productsFor, scenesFor } from './pictures/choose-picture.ts';
import { galleryPictures, type Sees } from './pictures/gallery-pictures.ts';
import { type Picture, VISIT_TOPIC } from './pictures/picture.ts';

const made = new Map<string, Image>();
const byName = new Map(PICTURES.map((picture) => [picture.name, picture]));

/** The name of a picture of the set among the stored originals. */
export const storedName = (name: string) => `wavelength/${name}`;

/** The picture of the set as content carries it. Made once: a large publication shares a few hundred. */
export function imageOf({ name, width, height, color, alt }: Picture): Image {
  const known = made.get(name);
  if (known) return known;
  const image: Image = {
    id: `picture-${name.replace(/^.*\/|\.webp$/g, '')}`,
    path: name,
    bucketType: 'hub',
    bucketPath: storedName(name),
    width,
    height,
    alt,
    color,
    credits: 'Illustration: Wavelength',
    typeName: 'image',
  };
  made.set(name, image);
  return image;
}

export function sceneOf(topic: string, number: number): Image {
  return imageOf(choosePicture({ topic, seed: number, kind: 'scene' }));
}

export function sceneNamed(name: string): Image {
  const picture = byName.get(`scenes/${name}.webp`);
  if (!picture) throw new Error(`The set has no scene ${name}`);
  return imageOf(picture);
}

export function productPictureOf(topic: string, number: number): Image {
  return imageOf(choosePicture({ topic, seed: number, kind: 'product' }));
}

/** How many products of a topic have distinct pictures. */
export function productPictureCount(topic: string): number {
  return productsFor(topic).length;
}

export function portraitOf(authorSlug: string): Image {
  return imageOf(choosePicture({ topic: authorSlug, seed: 0, kind: 'portrait' }));
}

const visits = PICTURES.filter(({ topic }) => topic === VISIT_TOPIC);

/** One picture for each caption of a gallery, each its own. */
export function galleryImagesOf(topic: string, captions: readonly Sees[], number: number): Image[] {
  return galleryPictures(captions, { subject: scenesFor(topic), visits }, number).map((picture, index) =>
    picture ? imageOf(picture) : sceneOf(topic, index),
  );
}

/** The picture of the set an image shows. */
export function pictureOf({ path = '' }: Pick<Image, 'path'>): Picture | undefined {
  return byName.get(path);
}

/** A picture by the name writers use: `laptops-2` is a scene, or else a product; `products/laptops-2` is just that. */
export function pictureNamed(name: string): Image | undefined {
  const picture = ['', 'scenes/', 'products/']
    .map((folder) => byName.get(`${folder}${name}.webp`))
    .find((found) => found !== undefined);
  return picture && imageOf(picture);
}
