import type { AccountProfile } from '#content/entities/account-profile.ts';
import type { User } from '#content/entities/user.ts';
import { pathFor } from '#content/rules/route-paths.ts';

/** Fields that only some profile services provide. */
type MoreFacts = Partial<Pick<User, 'jobTitle' | 'dateCreated' | 'socialProfileIds' | 'authorBio'>>;

/** The person of a profile, in the shape every part of the site knows people by. Empty names are left out. */
export function userOfProfile(profile: AccountProfile & MoreFacts): User {
  const { id, username, email, firstName, lastName, picture } = profile;
  const { jobTitle, dateCreated, socialProfileIds, authorBio } = profile;
  return {
    id,
    username,
    profileUrl: pathFor('user'),
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(jobTitle && { jobTitle }),
    ...(dateCreated && { dateCreated }),
    ...(picture && { image: { alt: '', typeName: 'image', imageUrl: picture } }),
    ...(socialProfileIds && { socialProfileIds }),
    ...(authorBio && { authorBio }),
  };
}
