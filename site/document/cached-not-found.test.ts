import { describe, expect, it } from 'vitest';
import type { ShellData } from '#app/screen-data.ts';
import { PageError, pageNotFound } from '#app/site-error.ts';
import { cacheNotFound } from './cached-not-found.ts';

const part = () => ({}) as never;
const frame: ShellData = { header: part(), footer: part(), year: 2026, origin: 'https://w.example' };
const missing = { frame, error: pageNotFound() };

function count() {
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return { status: 404, bytes: new Uint8Array([drawn]) };
  };
  return { draw, drawn: () => drawn };
}

describe('the document of addresses that lead nowhere', () => {
  it('is drawn once, however many addresses somebody makes up', () => {
    const { draw, drawn } = count();
    const documents = Array.from({ length: 100 }, () =>
      cacheNotFound({ frame: { ...frame }, error: pageNotFound() }, 'en', draw),
    );
    expect(drawn()).toBe(1);
    expect(new Set(documents).size).toBe(1);
  });

  it.each([
    ['another header', { ...missing, frame: { ...frame, header: part() } }, 'en'],
    ['another footer', { ...missing, frame: { ...frame, footer: part() } }, 'en'],
    ['another year', { ...missing, frame: { ...frame, year: 2027 } }, 'en'],
    ['another message', { ...missing, error: new PageError(404, '') }, 'en'],
    ['another language', missing, 'fr'],
  ])('is drawn again for %s', (_what, shown, language) => {
    const { draw, drawn } = count();
    const own = { ...missing, frame: { ...frame, header: part() } };
    cacheNotFound(own, 'en', draw);
    const header = shown.frame.header === frame.header ? own.frame.header : shown.frame.header;
    cacheNotFound({ ...shown, frame: { ...shown.frame, header } }, language, draw);
    expect(drawn()).toBe(2);
  });

  it('is never kept without a header: the frame is not known yet', () => {
    const { draw, drawn } = count();
    const { header: _, ...bare } = frame;
    for (let time = 0; time < 2; time += 1) cacheNotFound({ ...missing, frame: bare }, 'en', draw);
    expect(drawn()).toBe(2);
  });
});
