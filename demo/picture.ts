import type { Image } from '#content/entities/image.ts';

type Kind = 'scenes' | 'products' | 'portraits';

const sizes = {
  scenes: { width: 1600, height: 900 },
  products: { width: 900, height: 900 },
  portraits: { width: 600, height: 600 },
} as const;

function imageAt(kind: Kind, name: string, alt: string): Image {
  const path = `${kind}/${name}.webp`;
  return {
    id: `picture-${name}`,
    path,
    bucketType: 'demo',
    bucketPath: `demo/${path}`,
    ...sizes[kind],
    alt,
    credits: 'Illustration: Wavelength',
    typeName: 'image',
  };
}

export function sceneOf(topic: string, number: number): Image {
  return imageAt('scenes', `${topic}-${(number % 3) + 1}`, 'Illustration');
}

export function productPictureOf(topic: string, number: number): Image {
  return imageAt('products', `${topic}-${(number % 3) + 1}`, 'Illustration');
}

export function portraitOf(authorSlug: string, name: string): Image {
  return imageAt('portraits', authorSlug, `Portrait of ${name}`);
}

export function pictureNamed(name: string): Image | undefined {
  return imageAt('scenes', name, 'Illustration');
}
