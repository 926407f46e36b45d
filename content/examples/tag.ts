import type { Tag } from '../entities/tag.ts';

export const tagExample: Required<Tag> = { slug: 'battery-life', name: 'Battery life' };
