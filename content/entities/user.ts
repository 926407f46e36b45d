import { z } from 'zod';
import { socialProfile } from './author.ts';
import { contentDate } from './content-date.ts';
import { image } from './image.ts';

/** A person with an account, as other people may see them. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  profileUrl: z.string().optional(),
  email: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  jobTitle: z.string().optional(),
  dateCreated: contentDate.optional(),
  image: image.optional(),
  socialProfileIds: socialProfile.optional(),
  authorBio: z.string().optional(),
});
export type User = z.infer<typeof user>;
