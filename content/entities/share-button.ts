import { z } from 'zod';

/** Every button a share bar may have; a name outside of this list is rejected. */
export const shareButton = z.enum([
  'comments',
  'facebook',
  'flipboard',
  'instagram',
  'pinterest',
  'reddit',
  'twitter',
  'youtube',
  'linkedin',
  'email',
  'tiktok',
]);
export type ShareButton = z.infer<typeof shareButton>;

export const shareBar = z.strictObject({ bar: z.array(shareButton), more: z.array(shareButton) });
