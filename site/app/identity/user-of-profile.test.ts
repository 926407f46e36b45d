import { expect, it } from 'vitest';
import { user } from '#content/entities/user.ts';
import { exampleProfile } from '#content/examples/accounts.ts';
import { userExample } from '#content/examples/user.ts';
import { userOfProfile } from './user-of-profile.ts';

it('EN-05 a profile with every field becomes a user with all eleven', () => {
  const { jobTitle, dateCreated, socialProfileIds, authorBio } = userExample;
  const profile = { ...exampleProfile, picture: '/apigee/users/a/avatar' };
  const mapped = userOfProfile({ ...profile, jobTitle, dateCreated, socialProfileIds, authorBio });
  expect(Object.keys(mapped).sort()).toEqual(Object.keys(userExample).sort());
  expect(mapped).toMatchObject({
    id: exampleProfile.id,
    username: 'ines',
    profileUrl: '/user/',
    email: 'ines@mail.example',
    firstName: 'Ines',
    lastName: 'Okafor',
    image: { imageUrl: '/apigee/users/a/avatar' },
  });
  expect(user.safeParse(mapped).success).toBe(true);
});

it('EN-05 what a reader left empty is left out', () => {
  const mapped = userOfProfile({ ...exampleProfile, firstName: '', lastName: '' });
  expect(Object.keys(mapped)).toEqual(['id', 'username', 'profileUrl', 'email']);
});
