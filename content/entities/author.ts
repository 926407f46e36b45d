import { z } from 'zod';
import { image } from './image.ts';

export const authorProfile = z.object({
  authorBio: z.string().optional(),
  byline: z.string().optional(),
  authorDisclosure: z.string().optional(),
  awardsAndCredentials: z.string().optional(),
  bureau: z.string().optional(),
  education: z.string().optional(),
  expertise: z.string().optional(),
  id: z.string().optional(),
  title: z.string().optional(),
});
export type AuthorProfile = z.infer<typeof authorProfile>;

export const socialProfile = z.object({
  twitter: z.string().optional(),
  facebookProfile: z.string().optional(),
  facebookPage: z.string().optional(),
  instagram: z.string().optional(),
});
export type SocialProfile = z.infer<typeof socialProfile>;

export const author = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  image: image.optional(),
  profile: authorProfile.optional(),
  title: z.string().optional(),
  bio: z.string().optional(),
  bureau: z.string().optional(),
  awards: z.string().optional(),
  expertise: z.string().optional(),
  socialProfileIds: socialProfile.optional(),
  authorDisclosure: z.string().optional(),
});
export type Author = z.infer<typeof author>;
