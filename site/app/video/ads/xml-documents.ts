import type { DocumentSource } from './load-spot.ts';

const mostBytes = 256_000;

/**
 * Documents of ad servers. The browser makes them while they arrive: to make one of text is a door that our policy
 * keeps shut, and a document that came this way runs nothing and fetches nothing. `signal` ends all waiting.
 */
export function xmlDocuments(signal: AbortSignal): DocumentSource {
  return {
    get: (url) =>
      new Promise((resolve) => {
        const request = new XMLHttpRequest();
        const refuse = (why: string) => resolve({ error: new Error(why) });
        request.open('GET', url);
        request.responseType = 'document';
        request.overrideMimeType('text/xml');
        request.onprogress = ({ loaded }) => {
          if (loaded > mostBytes) request.abort();
        };
        request.onload = () => {
          const { status, responseXML } = request;
          if (status !== 200 || !responseXML) return refuse(`The ad server answered ${status}`);
          // Only a document type can define entities, and no ad needs any.
          return responseXML.doctype
            ? refuse('The ad server defines a document type')
            : resolve({ xml: responseXML });
        };
        request.onabort = () => refuse('The answer of the ad server is too large or too late');
        request.onerror = () => refuse('The ad server cannot be reached');
        if (signal.aborted) return refuse('The ad server is too slow');
        signal.addEventListener('abort', () => request.abort(), { once: true });
        return request.send();
      }),
  };
}
