import { describe, expect, it } from 'vitest';
import { currentAddress, withFormerPaths } from './former-paths.ts';

const origin = 'https://wavelength.example';

describe('addresses of version 0.1', () => {
  it.each([
    ['/letters/sign-up/', '/email/sign-up/'],
    ['/letters/sign-up/form/', '/email/sign-up/form/'],
    ['/letters/confirm/?ticket=abc', '/email/confirm/?token=abc'],
    ['/letters/leave/a.b.c/', '/email/unsubscribe/a.b.c/'],
    ['/letters/go/a.b.c/3/', '/email/click/a.b.c/3/'],
    ['/letters/open/a.b.c.gif', '/email/open/a.b.c.gif'],
    ['/letters/go//evil.example/', '/email/click//evil.example/'],
    ['/letters/nothing/', undefined],
    ['/email/unsubscribe/a.b.c/', undefined],
  ])('%s is %s now', (former, current) => {
    expect(currentAddress(new URL(former, origin))?.href).toBe(current && `${origin}${current}`);
  });

  const handle = withFormerPaths(
    async (request) =>
      new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`),
  );

  it('reads are redirected for good', async () => {
    const response = await handle(new Request(`${origin}/letters/leave/a.b.c/`));
    expect([response.status, response.headers.get('location')]).toEqual([308, '/email/unsubscribe/a.b.c/']);
  });

  it('the one-click unsubscribe POST of a sent e-mail is answered without a redirect', async () => {
    const body = 'List-Unsubscribe=One-Click';
    const response = await handle(new Request(`${origin}/letters/leave/a.b.c/`, { method: 'POST', body }));
    expect(await response.text()).toBe(`POST /email/unsubscribe/a.b.c/ ${body}`);
  });
});
