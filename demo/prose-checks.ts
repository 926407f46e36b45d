import type { SeedStory } from '#content/seed.ts';

/** What the tests of the publication look for in its prose. */

export function plainTextOf({ story }: SeedStory): string {
  if (story.kind !== 'article' && story.kind !== 'review') return '';
  return (story.body ?? '')
    .replace(/\[shortcode [^\]]+\]/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every text a reader can see, embeds and captions included. */
export function allTextOf({ story }: SeedStory): string {
  return JSON.stringify(story);
}

/** The paragraphs of a body as plain text. */
export function paragraphsOf({ story }: SeedStory): string[] {
  if (story.kind !== 'article' && story.kind !== 'review') return [];
  return [...(story.body ?? '').matchAll(/<p>(.*?)<\/p>/gs)].map(([, html = '']) =>
    html.replace(/<[^>]+>/g, ''),
  );
}

/** Pairs of stories with a paragraph each that share a run of more than `most` words. */
export function sharedRuns(
  stories: ReadonlyMap<string, readonly string[]>,
  most: number,
): [string, string, string][] {
  const firstSeen = new Map<string, string>();
  const pairs = new Map<string, [string, string, string]>();
  for (const [name, paragraphs] of stories) {
    for (const words of paragraphs.map((paragraph) => paragraph.split(' '))) {
      for (let at = 0; at + most < words.length; at += 1) {
        const run = words.slice(at, at + most + 1).join(' ');
        const other = firstSeen.get(run);
        if (other === undefined) firstSeen.set(run, name);
        else if (other !== name) pairs.set(`${other} + ${name}`, [other, name, run]);
      }
    }
  }
  return [...pairs.values()];
}

/** Companies and products of the real world. Topic names may carry them; stories never do. */
export const realNames =
  /\b(?:Apple|Google|Microsoft|Amazon|Facebook|Instagram|Meta|Twitter|TikTok|Netflix|Disney|Samsung|Sony|LG|Huawei|Xiaomi|Lenovo|Dell|HP|Asus|Acer|Intel|AMD|Nvidia|Qualcomm|Cisco|Oracle|IBM|SAP|Salesforce|Adobe|Tesla|Uber|Lyft|Airbnb|PayPal|Stripe|Visa|Mastercard|OpenAI|Anthropic|Spotify|Slack|Dropbox|GitHub|Reddit|YouTube|Windows|Android|iPhone|iPad|Kindle|Alexa|Bose|Sonos|Garmin|Fitbit|Roku|Nintendo|Xbox|PlayStation|Logitech|Epson|Canon|Brother|Dyson|Walmart|Costco|eBay|Etsy|Shopify|Verizon|Comcast|AT&T|NordVPN|LastPass|1Password|Bitwarden)\b/;

export const gamblingWords =
  /\b(?:casino|lottery|lotto|jackpot|slot machine|poker|gambl\w*|betting|bookmaker|roulette|blackjack|sweepstakes|wager\w*)\b/i;

export const britishSpellings =
  /\b(?:colour\w*|behaviour\w*|favour\w*|neighbour\w*|honour\w*|flavour\w*|labour\w*|centre\w*|theatre\w*|litre\w*|metres?|organis\w+|recognis\w+|realis\w+|apologis\w+|analys(?:e|ed|es|ing)\b|catalogue\w*|programmes?|grey\w*|travell\w+|cancell(?:ed|ing)|labell\w+|modell\w+|defence|licence|tyres?|kerbs?|aluminium|whilst|amongst|towards|cheque\w*|jewell\w+|storey|judgement)\b/i;

export const fillerWords = /lorem ipsum|dolor sit|\bTODO\b|\bTBD\b|undefined|\[object|\{[a-z]+\d?\}/i;

/** A number that went wrong; people named Nan are left alone. */
export const brokenNumbers = /\bNaN\b|\bInfinity\b/;
