/** What `neutron.config.ts` says about a publication. Plain types: the file is also read in the browser. */

import type { AbTest } from './entities/ab-test.ts';
import type { AdsConfig } from './entities/ads-config.ts';
import type { HostedBotCheck } from './entities/bot-challenge.ts';
import type { Locale } from './entities/edition.ts';
import type { FooterColumn } from './entities/footer-link.ts';
import type { MenuItem } from './entities/menu-item.ts';
import type { ScriptTag } from './entities/script-tag.ts';
import type { ShareButton } from './entities/share-button.ts';
import type { StorageNames } from './entities/storage-names.ts';
import type { SurveyQuestion } from './entities/survey.ts';
import type { PasswordPolicy } from './rules/account/password.ts';
import type { AffiliateRules } from './rules/affiliate-link.ts';
import type { ConsentRegion } from './rules/consent/consent-model.ts';
import type { AccountCookies } from './rules/registered.ts';

export interface Publication {
  /** The `{site}` of API paths. */
  siteId: string;
  brand: { name: string; slogan: string; description: string; descriptionLong: string };
  locales: readonly Locale[];
  /** Sister editions are other sites; we only link to them. */
  externalEditions: readonly (Locale & { url: string })[];
  narrativesUrl: string;
  ownDomains: readonly string[];
  /** Topic slug at the root of a branch → shelf section, which owns a color. */
  sections: Readonly<Record<string, string>>;
  menus: { shelf: readonly MenuItem[]; more: MenuItem };
  footer: { columns: readonly FooterColumn[]; policies: FooterColumn['links'] };
  /** Link targets the footer names by key: paths of this site or URLs of others. */
  links: Readonly<Record<string, string>>;
  social: readonly { name: string; url: string }[];
  features: Readonly<Record<string, import('./entities/feature-flag.ts').FeatureValue>>;
  /** Those that ended stay: what they showed is looked up by their dates. */
  experiments: readonly AbTest[];
  /** Test mode answers every lookup of an address by fixed rules; never where readers are. */
  vanity: { testMode: boolean };
  /** Where weaknesses are reported (`mailto:` or https) and the page that says how. */
  security: { contact: string; policy: string };
  preview: { queryName: string; headerName: string };
  /** A public key: it identifies the client, it does not protect anything. */
  apiKey: string;
  imageBases: readonly string[];
  /** Other hosts that videos are streamed from. */
  mediaOrigins: readonly string[];
  serviceWorker: {
    /** If false, browsers unregister an existing worker and delete its caches. */
    isOn: boolean;
    /** How many stories a browser keeps for reading without a connection. */
    savedStories: number;
  };
  /** Shops that pay a commission, and what our links tell them. */
  affiliate: AffiliateRules;
  /** Hosts of third-party embeds; no other host may be framed. They are loaded only after the reader's click. */
  frameSources: readonly string[];
  /** Ways to share a story: those of the bar, and those behind its last button. */
  share: { bar: readonly ShareButton[]; more: readonly ShareButton[] };
  search: {
    /** Groups of words and short phrases of one meaning (`[['tv', 'television']]`); each finds the stories of the others. */
    synonyms: readonly (readonly string[])[];
  };
  /** Where advertisements stand, what fits there and who brings them. */
  ads: AdsConfig;
  /** Video ads before videos; none without it. */
  videoAds?: VideoAdSettings | undefined;
  /** Who tells people from programs at forms: our own proof of work, unless one of these services. */
  botCheck?: { kind: HostedBotCheck; siteKey: string } | undefined;
  feeds: {
    /** WebSub hubs that are notified when something is published. */
    hubs: readonly string[];
  };
  /** Scripts that are not of the pages themselves. The consent platform is one of them: another `src`, another platform. */
  scripts: readonly ScriptTag[];
  consent: {
    /** The first entry that matches the reader's location decides; all other readers are prompted first. */
    regions: readonly ConsentRegion[];
    /** A header in which the network in front says where a reader is, as `US-CA`. Without it the cookie `geo` counts. */
    placeHeader: string;
  };
  /** The app announced to readers on Apple's devices; both ids are required. */
  appleApp?: { appId: string; affiliateId: string } | undefined;
  /** Only where it is to be otherwise than usual: browsers read the configuration too. */
  adServer?: AdServerSettings | undefined;
  measurement: {
    /** The script that sends what happened: our own, or another that is `Measurement` on `window` as ours is. */
    scriptUrl: string;
    /** Names that script stores in the browser, deleted when consent is withdrawn. Our own script stores nothing. */
    scriptKeeps?: StorageNames | undefined;
    /** Where browsers send what happened: our own collector, or the address of another that takes the same. */
    collectorUrl: string;
    /** What was collected is handed on to Google Analytics 4, too; the secret is `GA4_API_SECRET`. */
    ga4?: { measurementId: string; endpoint: string } | undefined;
    /** A script that asks readers questions; only for those who allow functional cookies. */
    surveyUrl?: string | undefined;
    /** Names that script stores in the browser, deleted when consent is withdrawn. */
    surveyKeeps?: StorageNames | undefined;
  };
  /** What our own survey asks; it comes with the script `/survey/tag.js`. */
  survey?: SurveyQuestion | undefined;
  /** Which programs may read the site: the first line that names one holds for it, `*` for all others. */
  robots: readonly RobotRule[];
  /** Who signs readers in. */
  identity: IdentitySettings;
  newsletters?: {
    /** The publisher's postal address; many countries require it in every newsletter. */
    postalAddress?: string | undefined;
  };
  /** Who brings comments: our own service, or Disqus by its address. */
  discussion: DiscussionSite;
  /** Moderation rules of the embedded comment service; not sent to browsers. */
  discussionRules: DiscussionRules;
  /** Where editors work, an address or a path of this site: staff get a link from each story to its form there. */
  contentManagementUrl: string;
}

export interface DiscussionRules {
  /** A thread is closed so many days after it was opened. */
  closeAfterDays: number;
  /** An author may change a comment so long. */
  editMinutes: number;
  /** Comments of one person within a minute. */
  perMinute: number;
  /** So many readers who report a comment take it off the page until staff looked at it. */
  reportsToHide: number;
  spam: {
    /** As many addresses wait for staff, twice as many are spam. */
    links: number;
    /** Words that wait for staff. */
    words: readonly string[];
  };
}

export interface DiscussionSite {
  scriptUrl: string;
  /** What fills in how many comments there are. */
  countUrl: string;
  shortname: string;
  /** Public: it names the site to the service. */
  apiKey: string;
  /** A publisher's own endpoint for sign-on tokens, instead of the built-in one. */
  loginUrl?: string | undefined;
  /** Names the service stores in the browser, deleted when consent is withdrawn. */
  keeps?: StorageNames | undefined;
}

export interface IdentitySettings {
  /** An Auth0 domain, such as `login.example.com`; without one, the embedded provider below `/identity/`. */
  domain?: string | undefined;
  clientId: string;
  /** The database connection that sign-up and change of password name. */
  connection: string;
  /** The audience of access tokens, for providers that require it. */
  audience?: string | undefined;
  /** `house`: the rules of each form; `strict`: fifteen characters everywhere. */
  passwordPolicy: PasswordPolicy;
  /** Cookies that mark a returning account holder. */
  cookies: AccountCookies;
}

export interface VideoAdSettings {
  /** Answers ad tags with VAST. A path is our own ad server. */
  tagUrl: string;
  /** Which kinds of file creatives may be of (`pp`), by the ad server's name for them. */
  profile: string;
  /** The video catalog's id at the ad server (`cmsid`). */
  contentSource: string;
  /**
   * The script of Google's IMA SDK: it requests and plays video ads for readers who allow C0004. Without it, and for
   * all other readers, the player does so itself.
   */
  imaUrl?: string | undefined;
}

/** The embedded ad server, and who else may sell our places. */
export interface AdServerSettings {
  /** The share of places that stay empty though a house ad would fit, from 0 to 1; a fifth, unless said. */
  emptyShare?: number | undefined;
  /** Which policy pages have: `strict`, unless the script of an ad network needs the loose one it is documented for. */
  securityProfile?: 'strict' | 'gpt' | undefined;
  /**
   * A host of another site that reaches this server, such as `https://wavelength-ads.example`: creatives come from
   * there, so that browsers run them in a process of their own. This site, unless said.
   */
  creativeOrigin?: string | undefined;
  /** Authorized sellers for `/ads.txt`. Without it, the file authorizes no seller. */
  sellers?: readonly AdSeller[] | undefined;
}

export interface AdSeller {
  domain: string;
  account: string;
  relation: 'DIRECT' | 'RESELLER';
  authority?: string | undefined;
}

export interface RobotRule {
  /** Names as the programs give them in `User-Agent`. */
  agents: readonly string[];
  /** What they come for, for people who read the table. */
  purpose: 'search' | 'training' | 'answers' | 'everything';
  /** `pages` all that readers see, `nothing` not one address. */
  may: 'pages' | 'nothing';
}
