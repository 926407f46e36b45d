import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const notFound = (errors: unknown) => Response.json({ errors }, { status: 404 });

describe('readAnswer', () => {
  it('returns the body of a successful response', async () => {
    expect(await readAnswer(Response.json({ data: 1 }), 'data')).toEqual({ data: 1 });
  });

  it.each([
    ['text', new Response('hello')],
    ['an array', Response.json([1])],
    ['null', Response.json(null)],
    ['a number', Response.json(7)],
    ['nothing', new Response(null)],
  ])('ER-11 rejects %s', async (_kind, response) => {
    await expect(readAnswer(response, 'data')).rejects.toMatchObject({
      status: 500,
      message: 'API request did not return a JSON object',
    });
  });

  it('ER-12 names the property it misses', async () => {
    await expect(readAnswer(Response.json({}), 'data')).rejects.toThrow(
      'API response is not in the correct format. Expected property data',
    );
  });

  it('ER-01 ER-02 keeps the new location when status and code are both 404', async () => {
    const availableOn = [{ edition: 'us', slug: 'new' }];
    await expect(readAnswer(notFound([{ code: 404, availableOn }]), 'data')).rejects.toMatchObject({
      availableOn,
    });
    await expect(readAnswer(notFound([{ code: 301, availableOn }]), 'data')).rejects.toMatchObject({
      availableOn: [],
    });
    await expect(readAnswer(notFound('odd'), 'data')).rejects.toMatchObject({ availableOn: [] });
  });

  it('ER-03 every other 404 is simply not found', async () => {
    await expect(readAnswer(new Response('no', { status: 404 }), 'data')).rejects.toMatchObject({
      status: 404,
      message: 'API responded with 404',
    });
  });

  it.each([
    ['AP-07', 302, 500],
    ['ER-21', 401, 500],
    ['ER-09', 503, 503],
  ])('%s %i becomes %i', async (_ids, answered, status) => {
    await expect(readAnswer(new Response(null, { status: answered }), 'data')).rejects.toMatchObject({
      status,
    });
  });
});
