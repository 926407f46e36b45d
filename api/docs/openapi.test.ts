import { expect, it } from 'vitest';
import { served } from '../app.ts';
import { publication } from '../test/publication.ts';
import { docsPage, docsStyles } from './docs-page.ts';
import { openApi } from './openapi.ts';

const calls = served.map(({ call }) => call);

it('AP-12 describes every call with its parameters, answer and errors', () => {
  const document = openApi(calls, publication) as {
    openapi: string;
    paths: Record<
      string,
      Record<string, { operationId: string; parameters: { name: string }[]; responses: object }>
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const call of calls) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.name);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(call.params.shape)),
    );
    expect(Object.keys(operation?.responses ?? {})).toContain(String(call.answerStatus ?? 200));
  }
  expect(() => JSON.parse(JSON.stringify(document))).not.toThrow();
});

it('every reference inside the document leads somewhere', () => {
  const text = JSON.stringify(openApi(calls, publication));
  const document = JSON.parse(text) as Record<string, unknown>;
  const refs = new Set([...text.matchAll(/"\$ref":"#([^"]*)"/g)].map(([, ref = '']) => ref));
  expect(refs.size).toBeGreaterThan(0);
  for (const ref of refs) {
    const found = ref
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, name) => (at as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/')],
        document,
      );
    expect([ref, found === undefined]).toEqual([ref, false]);
  }
});

it('the readable page works under a strict content security policy', () => {
  const html = docsPage(calls, publication);
  expect(html).not.toMatch(/<script|style=|<style|https?:\/\//);
  for (const call of calls) expect(html).toContain(`id="${call.name}"`);
  expect(docsStyles).not.toMatch(/@import|url\(/);
});
