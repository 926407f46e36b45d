import type { Complete } from '../complete.ts';
import type { Author, AuthorProfile, SocialProfile } from '../entities/author.ts';
import { imageExample } from './image.ts';

export const authorProfileExample: Complete<AuthorProfile> = {
  authorBio: 'Mara Lindqvist tests laptops and the promises made about their batteries.',
  byline: 'Mara Lindqvist',
  authorDisclosure: 'Mara holds no shares in the companies she writes about.',
  awardsAndCredentials: 'Northern Press Award for explanatory reporting, 2024',
  bureau: 'Portland',
  education: 'BSc Electrical Engineering',
  expertise: 'Laptops, batteries, displays',
  id: 'profile-mara-lindqvist',
  title: 'Senior Editor',
};

export const socialProfileExample: Complete<SocialProfile> = {
  twitter: 'maralindqvist',
  facebookProfile: 'mara.lindqvist.example',
  facebookPage: 'maralindqvistwrites',
  instagram: 'mara.on.the.bench',
};

export const authorExample: Complete<Author> = {
  id: 'author-mara-lindqvist',
  username: 'mlindqvist',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  image: imageExample,
  profile: authorProfileExample,
  title: 'Senior Editor',
  bio: 'Mara Lindqvist tests laptops and the promises made about their batteries.',
  bureau: 'Portland',
  awards: 'Northern Press Award, 2024',
  expertise: 'Laptops, batteries, displays',
  socialProfileIds: socialProfileExample,
  authorDisclosure: 'Mara holds no shares in the companies she writes about.',
};
