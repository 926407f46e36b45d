import { describe, expect, it } from 'vitest';
import type { Staff } from '#platform/staff.ts';
import type { StoryState } from '../../entities/story-types.ts';
import { mayDo, whoCan, withoutRight } from './may-do.ts';
import { type RightName, rightNames } from './rights.ts';
import { defaultRoles, rolesOf } from './roles.ts';
import { staffTokenHolder } from './staff-token.ts';
import { mayUseStory, type StoryAct } from './story-rights.ts';

type RoleName = keyof typeof defaultRoles;
const as = (role: RoleName, sections?: string[]): Staff => ({
  sub: 'ines',
  role,
  rights: defaultRoles[role].rights,
  sections,
});

describe('mayDo', () => {
  it.each<[RoleName, RightName, true | string]>([
    ['contributor', 'write-own', true],
    ['contributor', 'publish', 'Editors and producers can publish.'],
    ['contributor', 'see-all', 'Writers, editors, lawyers and producers can see every draft.'],
    ['writer', 'manage-pictures', true],
    ['writer', 'edit-all', 'Editors and producers can edit every story.'],
    ['editor', 'publish', true],
    ['editor', 'manage-settings', 'Owners can manage settings.'],
    ['editor', 'manage-ads', 'Ad managers can manage ads.'],
    ['legal', 'comment', true],
    ['legal', 'write-own', 'Contributors, writers, editors and producers can write stories of their own.'],
    ['producer', 'delete', 'Editors can delete stories.'],
    ['ads', 'manage-ads', true],
    ['ads', 'comment', 'Contributors, writers, editors, lawyers and producers can write notes.'],
    ['owner', 'manage-members', true],
  ])('%s, %s: %s', (role, right, expected) => {
    const verdict = mayDo(as(role), right);
    expect(verdict).toEqual(expected === true ? { ok: true } : { ok: false, right, message: expected });
  });

  it.each<
    [sections: string[] | undefined, subject: string[] | undefined, right: RightName, isAllowed: boolean]
  >([
    [undefined, ['security'], 'publish', true],
    [undefined, undefined, 'publish', true],
    [['security'], ['security', 'news'], 'publish', true],
    [['security'], ['news'], 'publish', false],
    [['security'], [], 'publish', false],
    [['security'], undefined, 'publish', false],
    [[], ['security'], 'publish', false],
    [['security'], ['news'], 'edit-all', false],
    [['security'], ['news'], 'schedule', false],
    [['security'], ['news'], 'delete', false],
    [['security'], ['news'], 'see-all', true],
    [['security'], ['news'], 'comment', true],
  ])('an editor of %j and a story of %j: %s is %s', (sections, subject, right, isAllowed) => {
    expect(mayDo(as('editor', sections), right, { sections: subject }).ok).toBe(isAllowed);
  });

  it('says which sections a limited right is for', () => {
    expect(mayDo(as('editor', ['security']), 'publish', { sections: ['news'] })).toMatchObject({
      right: 'publish',
      message: 'You can publish in security only. Editors and producers can publish.',
    });
  });

  it('trusts no right that is not in the list of the member', () => {
    const forged = { sub: 'x', role: 'owner', rights: ['publish', '__proto__'] };
    expect(mayDo(forged, 'publish').ok).toBe(true);
    for (const right of rightNames.filter((name) => name !== 'publish'))
      expect(mayDo(forged, right).ok).toBe(false);
  });

  it('gives the staff token every right', () => {
    for (const right of rightNames) expect(mayDo(staffTokenHolder, right)).toEqual({ ok: true });
  });
});

describe('mayUseStory', () => {
  const own = 'ines';
  const other = 'omar';
  it.each<[RoleName, StoryAct, string | null, StoryState, true | RightName]>([
    ['contributor', 'see', own, 'draft', true],
    ['contributor', 'see', other, 'draft', 'see-all'],
    ['contributor', 'see', null, 'draft', 'see-all'],
    ['contributor', 'see', other, 'scheduled', 'see-all'],
    ['contributor', 'see', other, 'withdrawn', 'see-all'],
    ['contributor', 'see', other, 'published', true],
    ['contributor', 'see-work', own, 'published', true],
    ['contributor', 'see-work', other, 'published', 'see-all'],
    ['ads', 'see-work', other, 'published', 'see-all'],
    ['writer', 'see-work', other, 'published', true],
    ['contributor', 'edit', own, 'draft', true],
    ['contributor', 'edit', own, 'withdrawn', true],
    ['contributor', 'edit', own, 'published', true],
    ['contributor', 'edit', own, 'scheduled', 'edit-all'],
    ['contributor', 'edit', other, 'draft', 'see-all'],
    ['contributor', 'edit', other, 'published', 'edit-all'],
    ['contributor', 'comment', own, 'draft', true],
    ['contributor', 'comment', other, 'draft', 'see-all'],
    ['contributor', 'comment', other, 'published', 'see-all'],
    ['contributor', 'publish', own, 'draft', 'publish'],
    ['writer', 'see', other, 'draft', true],
    ['writer', 'edit', other, 'draft', 'edit-all'],
    ['writer', 'comment', other, 'draft', true],
    ['legal', 'see', other, 'draft', true],
    ['legal', 'edit', own, 'draft', 'write-own'],
    ['editor', 'edit', other, 'scheduled', true],
    ['editor', 'publish', other, 'draft', true],
    ['ads', 'see', other, 'draft', 'see-all'],
  ])('%s may %s a story of %s that is %s: %s', (role, act, createdBy, state, expected) => {
    const verdict = mayUseStory(as(role), act, { createdBy, state, sections: ['news'] });
    expect(verdict.ok ? true : verdict.right).toBe(expected);
  });

  it.each<[RoleName, StoryAct, string | null, true | RightName]>([
    ['contributor', 'see', own, true],
    ['contributor', 'edit', own, true],
    ['contributor', 'plan', own, true],
    ['contributor', 'see', other, 'see-all'],
    ['writer', 'plan', other, 'edit-all'],
    ['legal', 'plan', own, true],
    ['legal', 'edit', own, 'write-own'],
    ['editor', 'plan', other, true],
    ['ads', 'plan', own, 'comment'],
  ])('%s may %s a story that is assigned to %s: %s', (role, act, assignee, expected) => {
    const verdict = mayUseStory(as(role), act, { createdBy: null, assignee, state: 'draft' });
    expect(verdict.ok ? true : verdict.right).toBe(expected);
  });

  it.each<[RoleName, StoryAct, string, true | RightName]>([
    ['writer', 'see', own, 'see-embargoed'],
    ['contributor', 'edit', own, 'see-embargoed'],
    ['producer', 'publish', other, 'see-embargoed'],
    ['legal', 'see', other, true],
    ['editor', 'publish', other, true],
  ])('%s may %s an embargoed story of %s: %s', (role, act, createdBy, expected) => {
    const verdict = mayUseStory(as(role), act, { createdBy, state: 'scheduled', hasEmbargo: true });
    expect(verdict.ok ? true : verdict.right).toBe(expected);
  });

  it('limits an editor of a section to it, except for their own drafts', () => {
    const editor = as('editor', ['security']);
    const story = { state: 'draft', sections: ['news'] } as const;
    expect(mayUseStory(editor, 'edit', { ...story, createdBy: other }).ok).toBe(false);
    expect(mayUseStory(editor, 'edit', { ...story, createdBy: own }).ok).toBe(true);
    expect(mayUseStory(editor, 'publish', { ...story, createdBy: own }).ok).toBe(false);
  });
});

describe('roles of a publication', () => {
  it('are the default ones with its changes', () => {
    const roles = rolesOf({
      writer: { add: ['publish'], remove: ['see-measurement'] },
      legal: { isRemoved: true },
      intern: { rights: ['see-own'] },
      ads: { people: 'Sales', rights: ['manage-ads'] },
    });
    expect(Object.keys(roles)).toEqual([
      'contributor',
      'writer',
      'editor',
      'producer',
      'ads',
      'owner',
      'intern',
    ]);
    expect(roles.writer?.rights).toContain('publish');
    expect(roles.writer?.rights).not.toContain('see-measurement');
    expect(roles.intern).toEqual({ people: 'Interns', rights: ['see-own'] });
    expect(whoCan('publish', roles)).toBe('Writers, editors and producers can publish.');
    expect(whoCan('manage-ads', roles)).toBe('Sales can manage ads.');
    expect(rolesOf()).toEqual(defaultRoles);
  });

  it.each<[RightName, string]>([
    ['publish', 'Ask one of them, or ask an owner for the right.'],
    ['edit-all', 'Ask one of them to assign the story to you, or ask an owner for the right.'],
    ['see-own', 'Ask an owner to give your account a role.'],
  ])('says what to do without %s', (right, expected) => {
    expect(withoutRight(right)).toBe(expected);
  });
});
