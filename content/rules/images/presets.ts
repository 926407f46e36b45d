import type { ImagePresetName } from '../../entities/image.ts';

/** How a picture meets its box: kept whole inside it, cut to fill it, or scaled to cover it. */
export type ImageMode = 'fitIn' | 'cropToFit' | 'resize';

export interface ImagePreset {
  width: number;
  height?: number;
  mode: ImageMode;
}

const cut = (width: number, height: number): ImagePreset => ({ width, height, mode: 'cropToFit' });
const wide = (width: number): ImagePreset => ({ width, mode: 'resize' });

export const imagePresets: Readonly<Record<ImagePresetName, ImagePreset>> = {
  article_schema_4x3: cut(1200, 900),
  article_schema_16x9: cut(1200, 675),
  article_schema_1x1: cut(1200, 1200),
  square_56: cut(56, 56),
  square_64: cut(64, 64),
  square_96: cut(96, 96),
  square_128: cut(128, 128),
  square_192: cut(192, 192),
  square_256: cut(256, 256),
  seo_image: cut(1200, 675),
  expanded_image: { width: 2000, height: 2000, mode: 'fitIn' },
  sc_xlarge: wide(1800),
  sc_large: wide(1280),
  sc_medium: wide(740),
  sc_small: wide(540),
  listing_image: cut(170, 128),
};

export const fallbackPreset: ImagePreset = cut(456, 306);

export function presetFor(name: string): ImagePreset {
  return Object.hasOwn(imagePresets, name) ? imagePresets[name as ImagePresetName] : fallbackPreset;
}
