import type { Complete } from '../complete.ts';
import type { User } from '../entities/user.ts';
import { socialProfileExample } from './author.ts';
import { contentDateExample } from './content-date.ts';
import { imageExample } from './image.ts';

export const userExample: Complete<User> = {
  id: 'user-2231',
  username: 'quietreader',
  profileUrl: '/user/quietreader/',
  email: 'reader@mail.example',
  firstName: 'Ines',
  lastName: 'Okafor',
  jobTitle: 'Network engineer',
  dateCreated: contentDateExample,
  image: imageExample,
  socialProfileIds: socialProfileExample,
  authorBio: 'Reads the comments so that you need not.',
};
