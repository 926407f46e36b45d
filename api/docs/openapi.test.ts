import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { embedTypes } from '#content/entities/embed.ts';
import { errorReasons } from '#content/errors.ts';
import { feedLimit } from '#content/limits.ts';
import { served } from '../app.ts';
import { publication } from '../test/publication.ts';
import { documentedPath, openApi } from './openapi.ts';

const calls = served.map(({ call }) => call);

const document = openApi(calls, publication);
const operations = () => Object.values(document.paths).flatMap((one) => Object.values(one));

it('AP-12 describes every call with its parameters, answer and errors', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const call of calls) {
    const operation = document.paths[documentedPath(call)]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.name);
    expect(operation?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(call.params.shape)),
    );
    const statuses = call.errors.map((reason) => String(errorReasons[reason].status));
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(call.answerStatus ?? 200), ...statuses, 'default']),
    );
  }
  expect(() => JSON.parse(JSON.stringify(document))).not.toThrow();
});

it('passes the recommended rules of Redocly without an error', async () => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  // Whose licence the content has is the publication's to say.
  const found = problems.filter(({ ruleId }) => ruleId !== 'info-license');
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it('says more of an operation than its path: a tag, a description, words for each parameter', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const operation of operations()) {
    expect(operation.tags.every((tag) => tags.has(tag))).toBe(true);
    expect(operation.description.length).toBeGreaterThan(operation.summary.length);
    for (const parameter of operation.parameters)
      expect([operation.operationId, parameter]).toEqual([
        operation.operationId,
        expect.objectContaining({ description: expect.stringMatching(/./) }),
      ]);
  }
});

it('describes every named schema, and every embed with its shortcode and an example', () => {
  const { schemas } = document.components;
  for (const type of embedTypes) {
    const name = `${type[0]?.toUpperCase()}${type.slice(1)}Embed`;
    expect(schemas[name]?.description).toContain(`[shortcode type="${type}" uuid="…"]`);
    expect(schemas[name]?.examples).toHaveLength(1);
  }
  expect(schemas.Embed?.oneOf).toHaveLength(embedTypes.length);
});

it('holds every schema once', () => {
  const seen = new Map<string, string>();
  const copies: string[][] = [];
  const walk = (part: unknown, place: string) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'examples' || key === 'example') continue;
      const text = JSON.stringify(value) ?? '';
      if (text.length >= 200 && typeof value === 'object' && value !== null && 'properties' in value) {
        const before = seen.get(text);
        if (before) copies.push([before, `${place}/${key}`]);
        seen.set(text, `${place}/${key}`);
      }
      walk(value, `${place}/${key}`);
    }
  };
  walk(document, '');
  expect(copies).toEqual([]);
});

it.each([
  ['page', 'pageNumber', { type: 'integer', format: 'int32', minimum: 1, maximum: 999_999, default: 1 }],
  ['page', 'contentOnly', { type: 'boolean', default: false }],
  ['feed', 'offset', { type: 'integer', format: 'int32', minimum: 0, maximum: 999_999_999, default: 0 }],
  ['feed', 'limit', expect.objectContaining({ type: 'integer', minimum: 1, default: feedLimit })],
  ['page', 'experience', { type: 'string', enum: ['web'] }],
])('gives the type of %s %s', (operationId, name, schema) => {
  const operation = operations().find((one) => one.operationId === operationId);
  expect(operation?.parameters.find((one) => one.name === name)?.schema).toEqual(schema);
});

it('gives whole numbers and others with their formats', () => {
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/9007199254740991/);
  expect(text).not.toMatch(/"type":"integer"(?![^{}]*"format":"int(?:32|64)")/);
  expect(document.components.schemas.Listicle).toBeDefined();
  expect(document.components.schemas.ReviewCard?.properties).toMatchObject({
    rating: { type: 'number', format: 'double', minimum: 0, maximum: 5 },
  });
});

it('every reference inside the document leads somewhere', () => {
  const text = JSON.stringify(document);
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
