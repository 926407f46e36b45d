import { hrefOf } from '../section/href-of.ts';

/** Where on a page an advertisement stands. */
export type AdPlace = 'skybox' | 'rail' | 'body';

export interface HousePromotion {
  title: string;
  text: string;
  to: string;
}

/** Our own notices, until an advertisement takes the space. Each place has its own: no page says a thing twice. */
export const housePromotions: Readonly<Record<AdPlace, HousePromotion>> = {
  skybox: {
    title: 'The Signal, every weekday at seven',
    text: 'Five stories, one chart, no filler. A letter from Wavelength.',
    to: hrefOf('newsletters'),
  },
  rail: {
    title: 'Bought at retail, kept for weeks',
    text: 'How we test, what we send back, and who pays for it.',
    to: hrefOf('editorial_guidelines'),
  },
  body: {
    title: 'One clear answer per shelf',
    text: 'Our buying guides, checked again every month.',
    to: hrefOf('best-products'),
  },
};
