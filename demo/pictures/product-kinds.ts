import type { PictureTopic } from './motif-for-topic.ts';
import type { MotifName } from './motifs.ts';

export type ProductPlan = {
  readonly motif: MotifName;
  readonly drawings: readonly number[];
  /** without the house grain, and so much smaller */
  readonly airbrush?: boolean;
};

/**
 * Product pictures: for each kind of product, which drawings of a motif stand well on a pale studio
 * sweep. A drawing named twice is rendered in two colors. Drawings that need a room are left out.
 */
export const PRODUCT_KINDS = {
  laptops: { motif: 'laptops', drawings: [0, 2, 0, 2, 0] },
  phones: { motif: 'phones', drawings: [0, 1, 2, 0] },
  headphones: { motif: 'headphones', drawings: [0, 1, 0, 1] },
  speakers: { motif: 'speakers', drawings: [0, 1, 0, 1] },
  watches: { motif: 'watches', drawings: [0, 1, 0, 1] },
  tablets: { motif: 'tablets', drawings: [0, 1, 0, 1] },
  tvs: { motif: 'televisions', drawings: [0, 0, 0, 0] },
  gaming: { motif: 'gaming', drawings: [0, 1, 0, 1] },
  routers: { motif: 'networking', drawings: [0, 1, 0, 1] },
  'office-chairs': { motif: 'office', drawings: [1, 1, 1, 1, 1] },
  streaming: { motif: 'streaming', drawings: [0, 1, 0, 1] },
  desktops: { motif: 'desktops', drawings: [0, 1, 0, 1] },
  accessories: { motif: 'accessories', drawings: [0, 1, 2, 0] },
  wearables: { motif: 'wearables', drawings: [0, 1, 2, 0] },
  headsets: { motif: 'ar-vr', drawings: [0, 0, 0] },
  robots: { motif: 'robotics', drawings: [1, 0, 1] },
  vacuums: { motif: 'robotics', drawings: [2, 2, 2, 2, 2] },
  locks: { motif: 'security', drawings: [0, 0, 0] },
  keys: { motif: 'passwords', drawings: [0, 1, 0, 1] },
  globes: { motif: 'vpn', drawings: [1, 1, 1] },
  cards: { motif: 'finance', drawings: [1, 1, 1, 1] },
  batteries: { motif: 'energy', drawings: [2, 2] },
  software: { motif: 'dashboards', drawings: [0, 1, 0, 1] },
  purifiers: { motif: 'purifiers', drawings: [0, 1, 0, 1, 0, 1], airbrush: true },
  'door-locks': { motif: 'door-locks', drawings: [1, 1, 1, 1, 1], airbrush: true },
  monitors: { motif: 'monitors', drawings: [0, 1, 0, 1, 0, 1], airbrush: true },
  mowers: { motif: 'mowers', drawings: [0, 1, 0, 1, 0, 0], airbrush: true },
  rings: { motif: 'rings', drawings: [0, 1, 0, 1, 0, 1], airbrush: true },
  printers: { motif: 'printers', drawings: [0, 0, 0, 0, 0], airbrush: true },
  visors: { motif: 'ar-vr', drawings: [0, 0, 0], airbrush: true },
  bulbs: { motif: 'lighting', drawings: [1, 1, 1, 1, 1], airbrush: true },
} as const satisfies Record<string, ProductPlan>;

export type ProductKind = keyof typeof PRODUCT_KINDS;

/** What a product about this topic looks like; services get a sign for what they do. Any other topic may show any product. */
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
  wearables: ['rings', 'wearables'],
  'kitchen-household': ['vacuums'],
  'office-furniture': ['office-chairs'],
  'office-hardware-appliances': ['monitors'],
  'smart-home': ['door-locks'],
  'smart-lighting': ['bulbs'],
  'yard-outdoors': ['mowers'],
  'ar-vr': ['headsets', 'visors'],
  robotics: ['robots'],
  vpn: ['globes', 'locks'],
  security: ['locks', 'keys'],
  'password-manager': ['keys', 'locks'],
  'cyber-threats': ['locks'],
  ransomware: ['locks'],
  finance: ['cards'],
  energy: ['batteries'],
  'enterprise-software': ['software'],
  business: ['software'],
  developer: ['software'],
  cloud: ['software'],
  amazon: ['speakers', 'streaming'],
  apple: ['phones', 'tablets', 'watches'],
  windows: ['laptops', 'desktops'],
  microsoft: ['laptops', 'desktops'],
  google: ['phones', 'door-locks'],
  health: ['wearables'],
  'home-and-office': ['purifiers'],
};
