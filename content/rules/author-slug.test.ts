import { describe, expect, it } from 'vitest';
import { authorSlug, isPartnerContributor } from './author-slug.ts';
import { searchAuthorSlug } from './search-author-slug.ts';

const ann = { firstName: 'Ann', lastName: 'Bee', bureau: 'Portland' };
const partner = { title: 'Partner Contributor' };

describe('author slug', () => {
  it.each([
    ['CL-22', ann, 'ann-bee'],
    ['CL-22', { ...ann, firstName: 'Mary Ann', lastName: 'van der Berg' }, 'mary-ann-van-der-berg'],
    ['CL-22', { ...ann, firstName: 'Zoë', lastName: "O'Brien-Núñez" }, 'zoe-obrien-nunez'],
    ['CL-22', { ...ann, bureau: undefined, profile: { bureau: 'Oslo' } }, 'ann-bee'],
    ['CL-23', { ...ann, profile: partner }, 'contributor-content'],
    ['CL-25', { ...ann, bureau: undefined }, undefined],
    ['CL-25', { ...ann, bureau: '' }, undefined],
    ['CL-26', { ...ann, bureau: undefined, profile: partner }, 'contributor-content'],
  ])('%s %j → %s', (_id, author, slug) => {
    expect(authorSlug(author)).toBe(slug);
  });

  it('CL-24 is a partner contributor by the profile title, word for word', () => {
    expect(isPartnerContributor({ profile: partner })).toBe(true);
    expect(isPartnerContributor({ profile: { title: 'Contributor' } })).toBe(false);
    expect(isPartnerContributor({})).toBe(false);
  });
});

describe('search-style author slug', () => {
  it.each([
    ['CL-27', 'Mary Ann', 'Smith', 'mary+ann-smith'],
    ['CL-27', 'Ann', 'van Bee', 'ann-van+bee'],
    ['CL-28', 'Wavelength', 'Editors', 'wavelength+editors'],
    ['CL-29', 'Ann', 'Bee', 'ann-bee'],
  ])('%s %s %s → %s', (_id, firstName, lastName, slug) => {
    expect(searchAuthorSlug({ firstName, lastName })).toBe(slug);
  });

  it('CL-29 takes another separator, which the editors’ group ignores', () => {
    expect(searchAuthorSlug({ firstName: 'Ann', lastName: 'Bee' }, '_')).toBe('ann_bee');
    expect(searchAuthorSlug({ firstName: 'Wavelength', lastName: 'Editors' }, '_')).toBe(
      'wavelength+editors',
    );
  });
});
