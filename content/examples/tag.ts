import type { Complete } from '../complete.ts';
import type { Tag } from '../entities/tag.ts';

export const tagExample: Complete<Tag> = { slug: 'battery-life', name: 'Battery life' };
