import { expect, it } from 'vitest';
import { DeferredResponse } from './deferred-response.ts';

const text = 'Späte Antwort – {"a":1}';
const init = { status: 203, headers: { 'content-type': 'text/plain', 'x-own': 'yes' } };

function late(content = text) {
  let made = 0;
  const response = new DeferredResponse(() => {
    made += 1;
    return new TextEncoder().encode(content);
  }, init);
  return { response, made: () => made };
}

it.each<[string, (response: Response) => Promise<unknown>]>([
  ['text', (response) => response.text()],
  ['bytes', async (response) => new TextDecoder().decode(await response.bytes())],
  ['arrayBuffer', async (response) => new TextDecoder().decode(await response.arrayBuffer())],
  ['blob', async (response) => (await response.blob()).text()],
  ['body', (response) => new Response(response.body).text()],
  ['clone', (response) => response.clone().text()],
])('gives by %s what a plain response gives', async (_, read) => {
  expect(await read(late().response)).toBe(await read(new Response(text, init)));
});

it('gives JSON, its status and its headers', async () => {
  const { response } = late('{"a":1}');
  expect(await response.json()).toEqual({ a: 1 });
  expect([response.status, response.headers.get('x-own')]).toEqual([203, 'yes']);
  expect([response.clone().status, response.clone().headers.get('x-own')]).toEqual([203, 'yes']);
});

it('makes nothing for those who only look whether there is a body', () => {
  const { response, made } = late();
  expect(response).toBeInstanceOf(Response);
  expect(response.body).not.toBeNull();
  expect(made()).toBe(0);
});

it('hands over a part of a larger buffer as that part', async () => {
  const all = new TextEncoder().encode('before, inside, after');
  const response = new DeferredResponse(() => all.subarray(8, 14), init);
  expect(new TextDecoder().decode(await response.arrayBuffer())).toBe('inside');
});
