import type { Complete } from '../complete.ts';
import type { Image } from '../entities/image.ts';
import { contentDateExample } from './content-date.ts';

/** A still image, so it has no video. */
export const imageExample: Complete<Omit<Image, 'animation'>> = {
  id: 'img-harbor-lab',
  filename: 'harbor-lab.webp',
  dateCreated: contentDateExample,
  alt: 'A laptop on a test bench, its lid open, cables running to a power meter',
  isDecorative: false,
  credits: 'Illustration: Staff',
  caption: 'Every laptop spends a week on the bench before we write a word.',
  path: '/2026/03/02/img-harbor-lab/harbor-lab.webp',
  cropGravity: 2,
  crop: '1200x675+0+40',
  crops: { '1x1': '900x900+350+0' },
  focus: { x: 40, y: 30 },
  typeName: 'image',
  imageUrl: 'https://images.news.example/harbor-lab.webp',
  width: 1600,
  height: 900,
  bucketPath: '2026/03/02/img-harbor-lab/harbor-lab.webp',
  bucketType: 'hub',
  title: 'The bench',
  color: '#31475e',
  urls: { listing_image: '/resize/9f2c41d07ab3e6582c10/hub/harbor-lab.webp?fit=crop&height=128&width=170' },
  avif: { sc_small: '/resize/7b1de02c94fa5583b6d0/hub/harbor-lab.webp?fit=cover&format=avif&width=540' },
};
