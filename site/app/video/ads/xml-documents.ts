import type { DocumentSource } from './load-ad.ts';

const mostBytes = 256_000;

/**
 * Documents of ad servers. The browser parses them on arrival: parsing text is blocked by our Trusted Types policy,
 * and a document from XMLHttpRequest runs no scripts and loads nothing. `signal` aborts all requests.
 */
export function xmlDocuments(signal: AbortSignal): DocumentSource {
  return {
    get: (url) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        const fail = (why: string) => resolve({ error: new Error(why) });
        request.open('GET', url);
        request.responseType = 'document';
        request.overrideMimeType('text/xml');
        request.onprogress = ({ loaded }) => {
          if (loaded > mostBytes) request.abort();
        };
        request.onload = () => {
          const { status, responseXML } = request;
          if (status !== 200 || !responseXML) return fail(`The ad server responded with ${status}`);
          // Only a document type can define entities, and no ad needs them.
          return responseXML.doctype
            ? fail('The ad server defines a document type')
            : resolve({ xml: responseXML });
        };
        request.onabort = () => fail('The response of the ad server is too large or too late');
        request.onerror = () => fail('The ad server cannot be reached');
        if (signal.aborted) return fail('The ad server is too slow');
        signal.addEventListener('abort', () => request.abort(), { once: true });
        return request.send();
      }),
  };
}
