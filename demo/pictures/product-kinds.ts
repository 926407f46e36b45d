import type { PictureTopic } from './motif-for-topic.ts';
import type { MotifName } from './motifs.ts';

/**
 * Product pictures: for each kind of product, which drawings of a motif stand well on a pale studio
 * sweep. A drawing named twice is rendered in two colors. Drawings that need a room are left out.
 */
export const PRODUCT_KINDS = {
  laptops: { motif: 'laptops', drawings: [0, 2, 0] },
  phones: { motif: 'phones', drawings: [0, 1, 2] },
  headphones: { motif: 'headphones', drawings: [0, 1, 0] },
  speakers: { motif: 'speakers', drawings: [0, 1] },
  watches: { motif: 'watches', drawings: [0, 1, 0] },
  tablets: { motif: 'tablets', drawings: [0, 1] },
  tvs: { motif: 'televisions', drawings: [0, 0] },
  gaming: { motif: 'gaming', drawings: [0, 1] },
  kitchen: { motif: 'kitchen', drawings: [0, 1, 2] },
  printers: { motif: 'printers', drawings: [0, 1] },
  routers: { motif: 'networking', drawings: [0, 1] },
  'office-chairs': { motif: 'office', drawings: [1, 1] },
  'desk-gear': { motif: 'desk-gear', drawings: [0, 1, 2] },
  'smart-home': { motif: 'smart-home', drawings: [2, 1] },
  yard: { motif: 'yard', drawings: [1, 1] },
  streaming: { motif: 'streaming', drawings: [0, 1] },
  desktops: { motif: 'desktops', drawings: [0, 1] },
  accessories: { motif: 'accessories', drawings: [0, 1, 2] },
  wearables: { motif: 'wearables', drawings: [0, 1, 2] },
  headsets: { motif: 'ar-vr', drawings: [0] },
  robots: { motif: 'robotics', drawings: [1, 0] },
} as const satisfies Record<string, { motif: MotifName; drawings: readonly number[] }>;

export type ProductKind = keyof typeof PRODUCT_KINDS;

/** Topics about things you can buy. Any other topic may show any product. */
export const PRODUCT_KINDS_FOR_TOPIC: Partial<Record<PictureTopic, readonly ProductKind[]>> = {
  gaming: ['gaming'],
  headphones: ['headphones'],
  laptops: ['laptops'],
  'mobile-accessories': ['accessories'],
  networking: ['routers'],
  pcs: ['desktops'],
  printers: ['printers'],
  smartphones: ['phones'],
  'smart-watches': ['watches'],
  speakers: ['speakers'],
  'streaming-devices': ['streaming'],
  'video-streaming-services': ['streaming', 'tvs'],
  tablets: ['tablets'],
  tvs: ['tvs'],
  wearables: ['wearables', 'watches'],
  'kitchen-household': ['kitchen'],
  'office-furniture': ['office-chairs'],
  'office-hardware-appliances': ['desk-gear'],
  'smart-home': ['smart-home'],
  'smart-lighting': ['smart-home'],
  'yard-outdoors': ['yard'],
  'ar-vr': ['headsets'],
  robotics: ['robots'],
  amazon: ['speakers', 'streaming'],
  apple: ['phones', 'tablets', 'watches'],
  windows: ['laptops', 'desktops'],
  microsoft: ['laptops', 'desktops'],
  google: ['phones', 'smart-home'],
  health: ['wearables'],
  'home-and-office': ['desk-gear', 'kitchen', 'office-chairs'],
};
