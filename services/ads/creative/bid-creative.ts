import { escapeAttribute } from '#content/rules/body/escape-html.ts';

/**
 * Asks the page's auction for the ad that won, as creatives of Prebid do from frames of another origin, and shows it:
 * an address in place of this document, or the bidder's own HTML.
 */
const script = `
const adId = document.body.dataset.bid;
const channel = new MessageChannel();
channel.port1.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  if (told.message !== 'Prebid Response') return;
  if (told.adUrl) location.replace(told.adUrl);
  else if (told.ad) { document.open(); document.write(told.ad); document.close(); }
};
const request = JSON.stringify({ message: 'Prebid Request', adId, adServerDomain: location.origin });
parent.postMessage(request, '*', [channel.port2]);
`;

export function bidDocument(adId: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><style>body{margin:0}</style></head><body data-bid="${escapeAttribute(adId)}"><script>${script}</script></body></html>`;
}
