import { escapeAttribute } from '#platform/escape-html.ts';

/**
 * Asks the page's auction for the ad that won, as creatives of Prebid do from frames of another origin, and shows it:
 * an address in place of this document, or the bidder's own HTML. While auctions of other slots run the page may leave
 * a request without an answer, so it is made again.
 */
const script = `
const adId = document.body.dataset.bid;
const request = JSON.stringify({ message: 'Prebid Request', adId, adServerDomain: location.origin });
let isAnswered = false;
let left = 10;
function send() {
  if (isAnswered || left-- === 0) return;
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    const reply = JSON.parse(data);
    if (isAnswered || reply.message !== 'Prebid Response') return;
    isAnswered = true;
    if (reply.adUrl) location.replace(reply.adUrl);
    else if (reply.ad) { document.open(); document.write(reply.ad); document.close(); }
  };
  parent.postMessage(request, '*', [channel.port2]);
  setTimeout(send, 500);
}
send();
`;

export function bidDocument(adId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><style>body{margin:0}</style></head><body data-bid="${escapeAttribute(adId)}"><script>${script}</script></body></html>`;
}
