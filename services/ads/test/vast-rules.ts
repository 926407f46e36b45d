import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * What VAST 4.2 asks of a document, written down from the published standard and independent of any VAST library: which
 * elements stand in which, in which order, how often, with which attributes, and what an address, a time and an event
 * look like. It knows the parts that a server of linear video ads uses, and says so where it meets anything else.
 */
interface Rule {
  /** In the order of the standard; `?` may be missing, `+` at least one, `*` any number. Without a sign exactly one. */
  children?: readonly string[];
  attributes?: Readonly<Record<string, RegExp>>;
  required?: readonly string[];
  text?: RegExp;
}

const address = /^\s*https?:\/\/[^\s<>"]+\s*$/;
const clock = /^\d{2}:[0-5]\d:[0-5]\d(\.\d{3})?$/;
const offset = /^(\d{2}:[0-5]\d:[0-5]\d(\.\d{3})?|\d{1,2}(\.\d+)?%|100%)$/;
const whole = /^\d+$/;
const yes = /^(true|false|1|0)$/;
const words = /\S/;
const linearEvents =
  /^(creativeView|start|firstQuartile|midpoint|thirdQuartile|complete|mute|unmute|pause|rewind|resume|fullscreen|exitFullscreen|playerExpand|playerCollapse|skip|progress|closeLinear|loaded|acceptInvitationLinear|timeSpentViewing|otherAdInteraction|adExpand|adCollapse|minimize|close|overlayViewDuration|notUsed|interactiveStart)$/;

const rules: Readonly<Record<string, Rule>> = {
  VAST: {
    children: ['Error*', 'Ad*'],
    attributes: { version: /^4\.[012]$/, xmlns: /^http:\/\/www\.iab\.com\/VAST$/ },
    required: ['version'],
  },
  Ad: {
    children: ['InLine?', 'Wrapper?'],
    attributes: { id: words, sequence: whole, conditionalAd: yes, adType: /^(video|audio|hybrid)$/ },
  },
  InLine: {
    children: [
      'AdSystem',
      'Error*',
      'Extensions?',
      'Impression+',
      'Pricing?',
      'ViewableImpression?',
      'AdServingId',
      'AdTitle',
      'AdVerifications?',
      'Advertiser?',
      'Category*',
      'Creatives',
      'Description?',
      'Expires?',
      'Survey?',
    ],
  },
  Wrapper: {
    children: [
      'AdSystem',
      'Error*',
      'Extensions?',
      'Impression+',
      'Pricing?',
      'ViewableImpression?',
      'AdVerifications?',
      'BlockedAdCategories*',
      'Creatives?',
      'VASTAdTagURI',
    ],
    attributes: { followAdditionalWrappers: yes, allowMultipleAds: yes, fallbackOnNoAd: yes },
  },
  AdSystem: { attributes: { version: words }, text: words },
  AdTitle: { text: words },
  AdServingId: { text: /^\S+$/ },
  Advertiser: { attributes: { id: words }, text: words },
  Error: { text: address },
  Impression: { attributes: { id: words }, text: address },
  VASTAdTagURI: { text: address },
  Creatives: { children: ['Creative+'] },
  Creative: {
    children: ['CompanionAds?', 'CreativeExtensions?', 'Linear?', 'NonLinearAds?', 'UniversalAdId*'],
    attributes: { id: words, sequence: whole, adId: words, apiFramework: words },
  },
  UniversalAdId: { attributes: { idRegistry: words }, required: ['idRegistry'], text: words },
  Linear: {
    children: ['Icons?', 'TrackingEvents?', 'AdParameters?', 'Duration?', 'MediaFiles?', 'VideoClicks?'],
    attributes: { skipoffset: offset },
  },
  TrackingEvents: { children: ['Tracking*'] },
  Tracking: { attributes: { event: linearEvents, offset }, required: ['event'], text: address },
  Duration: { text: clock },
  MediaFiles: { children: ['ClosedCaptionFiles?', 'MediaFile+', 'Mezzanine*', 'InteractiveCreativeFile*'] },
  MediaFile: {
    attributes: {
      id: words,
      delivery: /^(streaming|progressive)$/,
      type: /^[a-z]+\/[\w.+-]+$/i,
      width: whole,
      height: whole,
      bitrate: whole,
      minBitrate: whole,
      maxBitrate: whole,
      scalable: yes,
      maintainAspectRatio: yes,
      codec: words,
      apiFramework: words,
    },
    required: ['delivery', 'type', 'width', 'height'],
    text: address,
  },
  VideoClicks: { children: ['ClickTracking*', 'CustomClick*', 'ClickThrough?'] },
  ClickThrough: { attributes: { id: words }, text: address },
  ClickTracking: { attributes: { id: words }, text: address },
  CompanionAds: { children: ['Companion*'], attributes: { required: /^(all|any|none)$/ } },
  Companion: {
    children: [
      'HTMLResource*',
      'IFrameResource*',
      'StaticResource*',
      'AdParameters?',
      'AltText?',
      'CompanionClickThrough?',
      'CompanionClickTracking*',
      'CreativeExtensions?',
      'TrackingEvents?',
    ],
    attributes: { id: words, width: whole, height: whole, adSlotId: words, pxratio: words },
    required: ['width', 'height'],
  },
  IFrameResource: { text: address },
  CompanionClickThrough: { text: address },
  CompanionClickTracking: { attributes: { id: words }, required: ['id'], text: address },
};

type Raw = Readonly<Record<string, unknown>>;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});
const nameOf = (raw: Raw) => Object.keys(raw).find((key) => key !== ':@') ?? '';

/** Every way in which a document is not what the standard asks for, each with its place. */
export function vastProblems(text: string): string[] {
  const isXml = XMLValidator.validate(text);
  if (isXml !== true) return [`no XML: ${isXml.err.msg}`];
  if (/<!DOCTYPE/i.test(text)) return ['has a document type'];
  const roots = (parser.parse(text) as Raw[]).filter((raw) => !/^[?#]/.test(nameOf(raw)));
  if (roots.length !== 1 || nameOf(roots[0] ?? {}) !== 'VAST') return ['the root is not VAST'];
  return roots.flatMap((root) => problemsOf(root, ''));
}

function problemsOf(raw: Raw, above: string): string[] {
  const name = nameOf(raw);
  const place = `${above}/${name}`;
  const rule = rules[name];
  if (!rule) return [`${place}: not known`];
  const inside = raw[name] as Raw[];
  const elements = inside.filter((child) => nameOf(child) !== '#text');
  const words = inside.map((child) => ('#text' in child ? String(child['#text']) : '')).join('');
  const attributes = (raw[':@'] ?? {}) as Record<string, string>;
  return [
    ...attributeProblems(rule, attributes).map((problem) => `${place}: ${problem}`),
    ...orderProblems(rule.children ?? [], elements.map(nameOf)).map((problem) => `${place}: ${problem}`),
    ...(rule.text && !rule.text.test(words) ? [`${place}: says "${words}"`] : []),
    ...(!rule.text && words.trim() ? [`${place}: has words`] : []),
    ...extraProblems(name, elements.map(nameOf), attributes, above).map((problem) => `${place}: ${problem}`),
    ...elements.flatMap((child) => problemsOf(child, place)),
  ];
}

function attributeProblems(
  { attributes = {}, required = [] }: Rule,
  found: Readonly<Record<string, string>>,
) {
  return [
    ...required.filter((name) => !(name in found)).map((name) => `lacks ${name}`),
    ...Object.entries(found)
      .filter(([name, value]) => !attributes[name]?.test(value))
      .map(([name, value]) => `${name}="${value}" is not allowed`),
  ];
}

function orderProblems(expected: readonly string[], found: readonly string[]): string[] {
  const rest = [...found];
  const problems: string[] = [];
  for (const entry of expected) {
    const [, name = '', sign = ''] = /^(\w+)([?+*]?)$/.exec(entry) ?? [];
    let count = 0;
    while (rest[0] === name) {
      rest.shift();
      count += 1;
    }
    if (count === 0 && (sign === '' || sign === '+')) problems.push(`lacks ${name}`);
    if (count > 1 && (sign === '' || sign === '?')) problems.push(`has ${count} ${name}`);
  }
  return rest.length > 0 ? [...problems, `${rest.join(', ')} out of place`] : problems;
}

/** What depends on more than one place. */
function extraProblems(
  name: string,
  children: readonly string[],
  attributes: Readonly<Record<string, string>>,
  above: string,
): string[] {
  const isInLine = above.includes('/InLine');
  if (name === 'Ad' && children.length !== 1) return ['is neither inline nor a wrapper'];
  if (name === 'Linear' && isInLine)
    return ['Duration', 'MediaFiles']
      .filter((need) => !children.includes(need))
      .map((need) => `lacks ${need}`);
  if (name === 'Creative' && isInLine && !children.includes('UniversalAdId')) return ['lacks UniversalAdId'];
  if (name === 'Tracking' && attributes.event === 'progress' && !attributes.offset) return ['lacks offset'];
  if (name === 'Companion' && !children.some((child) => child.endsWith('Resource'))) return ['shows nothing'];
  return [];
}
