import { describe, expect, it } from 'vitest';
import { accountCookies, signOut } from './sign-out.ts';

function storageOf(...names: string[]) {
  const stored = new Map(names.map((name) => [name, '1']));
  return {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    removeItem: (name: string) => void stored.delete(name),
    stored,
  };
}

describe('signing out', () => {
  it('RT-61 AU-03 AU-06 AU-07 forgets user, profile, login method and comment token, and nothing else', () => {
    const local = storageOf(
      'core_auth_user',
      'core_auth_profile',
      'theme',
      'core_auth_login_method',
      'core_auth_comment_token',
      'saved-stories',
    );
    const session = storageOf('core_auth_state', 'reloaded');
    const written: string[] = [];
    const page = {
      get cookie() {
        return 'user=abc; theme=dark; core_auth_token=x; users=2';
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    expect(signOut(page, [local, session])).toEqual({
      keys: [
        'core_auth_user',
        'core_auth_profile',
        'core_auth_login_method',
        'core_auth_comment_token',
        'core_auth_state',
      ],
      cookies: ['user', 'core_auth_token'],
    });
    expect([...local.stored.keys()]).toEqual(['theme', 'saved-stories']);
    expect([...session.stored.keys()]).toEqual(['reloaded']);
    expect(written).toEqual([
      'user=; Path=/; Max-Age=0; SameSite=Lax',
      'core_auth_token=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('RT-61 a browser without account data is left as it is', () => {
    const page = { cookie: '' };
    expect(signOut(page, [storageOf('theme')])).toEqual({ keys: [], cookies: [] });
    expect(page.cookie).toBe('');
  });

  it('RT-61 reads names from cookies without values', () => {
    expect(accountCookies('user')).toEqual(['user']);
  });
});
