import { describe, expect, it } from 'vitest';
import type { ShellData } from '#app/screen-data.ts';
import { PageError, pageNotFound } from '#app/site-error.ts';
import { cacheNotFound } from './cached-not-found.ts';

const part = () => ({}) as never;
const shell: ShellData = { header: part(), footer: part(), year: 2026, origin: 'https://w.example' };
const missing = { shell, error: pageNotFound() };

function count() {
  let rendered = 0;
  const render = () => {
    rendered += 1;
    return { status: 404, bytes: new Uint8Array([rendered]) };
  };
  return { render, rendered: () => rendered };
}

describe('the cached 404 document', () => {
  it('is rendered once, however many URLs a client makes up', () => {
    const { render, rendered } = count();
    const documents = Array.from({ length: 100 }, () =>
      cacheNotFound({ shell: { ...shell }, error: pageNotFound() }, 'en', render),
    );
    expect(rendered()).toBe(1);
    expect(new Set(documents).size).toBe(1);
  });

  it.each([
    ['another header', { ...missing, shell: { ...shell, header: part() } }, 'en'],
    ['another footer', { ...missing, shell: { ...shell, footer: part() } }, 'en'],
    ['another year', { ...missing, shell: { ...shell, year: 2027 } }, 'en'],
    ['another message', { ...missing, error: new PageError(404, '') }, 'en'],
    ['another language', missing, 'fr'],
  ])('is rendered again for %s', (_what, pageState, language) => {
    const { render, rendered } = count();
    const own = { ...missing, shell: { ...shell, header: part() } };
    cacheNotFound(own, 'en', render);
    const header = pageState.shell.header === shell.header ? own.shell.header : pageState.shell.header;
    cacheNotFound({ ...pageState, shell: { ...pageState.shell, header } }, language, render);
    expect(rendered()).toBe(2);
  });

  it('is never cached without a header: the shell is not known yet', () => {
    const { render, rendered } = count();
    const { header: _, ...bare } = shell;
    for (let time = 0; time < 2; time += 1) cacheNotFound({ ...missing, shell: bare }, 'en', render);
    expect(rendered()).toBe(2);
  });
});
