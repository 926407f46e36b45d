import type { Image } from '#content/entities/image.ts';
import { choosePicture } from './pictures/choose-picture.ts';
import type { Picture } from './pictures/picture.ts';
import manifest from './pictures/set/manifest.json' with { type: 'json' };

const made = new Map<string, Image>();

/** The picture of the set as content carries it. Made once: a large publication shares a few hundred. */
function imageOf({
  name,
  width,
  height,
  color,
  alt,
}: Pick<Picture, 'name' | 'width' | 'height' | 'color' | 'alt'>): Image {
  const known = made.get(name);
  if (known) return known;
  const image: Image = {
    id: `picture-${name.replace(/^.*\/|\.webp$/g, '')}`,
    path: name,
    bucketType: 'demo',
    bucketPath: name,
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

/** Every count of scenes a topic has divides sixty, so the rounds never stumble. */
const pictureCycle = 60;
const chosen = new Map<string, Image>();

/** Choosing looks through the whole set, and stories ask for the same few numbers again and again. */
function chosenImage(kind: Picture['kind'], topic: string, number: number): Image {
  const key = `${kind}/${topic}/${number % pictureCycle}`;
  const known = chosen.get(key);
  if (known) return known;
  const image = imageOf(choosePicture({ topic, seed: number % pictureCycle, kind }));
  chosen.set(key, image);
  return image;
}

export function sceneOf(topic: string, number: number): Image {
  return chosenImage('scene', topic, number);
}

export function productPictureOf(topic: string, number: number): Image {
  return chosenImage('product', topic, number);
}

export function portraitOf(authorSlug: string): Image {
  return imageOf(choosePicture({ topic: authorSlug, seed: 0, kind: 'portrait' }));
}

/** A picture by the name writers use: `laptops-2` is a scene, or else a product; `products/laptops-2` is just that. */
export function pictureNamed(name: string): Image | undefined {
  const picture =
    manifest.pictures.find((entry) => entry.name === `${name}.webp`) ??
    manifest.pictures.find((entry) => entry.name === `scenes/${name}.webp`) ??
    manifest.pictures.find((entry) => entry.name === `products/${name}.webp`);
  return picture && imageOf(picture);
}
