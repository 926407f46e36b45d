import type { DocumentSource } from './load-spot.ts';

const mostBytes = 256_000;

/**
 * Documents of ad servers. The browser makes them while they arrive: to make one of text is a door that our policy
 * keeps shut, and a document that came this way runs nothing and fetches nothing.
 */
export function xmlDocuments(timeoutMilliseconds: number): DocumentSource {
  return {
    get: (url) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        const refuse = (why: string) => resolve({ error: new Error(why) });
        request.open('GET', url);
        request.responseType = 'document';
        request.overrideMimeType('text/xml');
        request.timeout = timeoutMilliseconds;
        request.onprogress = ({ loaded }) => {
          if (loaded > mostBytes) request.abort();
        };
        request.onload = () =>
          request.status === 200 && request.responseXML
            ? resolve({ xml: request.responseXML })
            : refuse(`The ad server answered ${request.status}`);
        request.onabort = () => refuse('The answer of the ad server is too large');
        request.onerror = () => refuse('The ad server cannot be reached');
        request.ontimeout = () => refuse('The ad server is too slow');
        request.send();
      }),
  };
}
