import { afterEach, describe, expect, it, vi } from 'vitest';
import { xmlDocuments } from './xml-documents.ts';

/** The part of a request that is used; tests set its result. */
class FakeRequest {
  static last: FakeRequest | undefined;
  status = 200;
  responseXML: { doctype: unknown } | null = { doctype: null };
  responseType = '';
  onprogress: (event: { loaded: number }) => void = () => {};
  onload: () => void = () => {};
  onabort: () => void = () => {};
  onerror: () => void = () => {};
  isSent = false;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  overrideMimeType() {}
  send() {
    this.isSent = true;
  }
  abort() {
    this.onabort();
  }
}

describe('xmlDocuments', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const request = (then: (request: FakeRequest, ending: AbortController) => void) => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const ending = new AbortController();
    const answer = xmlDocuments(ending.signal).get('https://ads.example/tag');
    if (FakeRequest.last) then(FakeRequest.last, ending);
    return answer;
  };

  it('VD-07 returns a document that the browser parsed, not text', async () => {
    const answer = await request((request) => {
      expect([request.isSent, request.responseType]).toEqual([true, 'document']);
      request.onprogress({ loaded: 200_000 });
      request.onload();
    });
    expect(answer).toEqual({ xml: { doctype: null } });
  });

  it.each<[string, (request: FakeRequest, ending: AbortController) => void]>([
    ['is far too large', (request) => request.onprogress({ loaded: 300_000 })],
    ['comes too late', (_request, ending) => ending.abort()],
    ['cannot be reached', (request) => request.onerror()],
    ['answers an error', (request) => request.onload.call(Object.assign(request, { status: 500 }))],
    ['answers no document', (request) => request.onload.call(Object.assign(request, { responseXML: null }))],
    [
      'defines entities',
      (request) => request.onload.call(Object.assign(request, { responseXML: { doctype: {} } })),
    ],
  ])('VD-07 a server that %s is rejected', async (_name, then) => {
    expect(await request(then)).toEqual({ error: expect.any(Error) });
  });

  it('VD-07 nothing is requested after the timeout', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    expect(await xmlDocuments(AbortSignal.abort()).get('https://ads.example/')).toEqual({
      error: expect.any(Error),
    });
    expect(FakeRequest.last?.isSent).toBe(false);
  });
});
