import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { abTest } from '../entities/ab-test.ts';
import { adsConfigSchema } from '../entities/ads-config.ts';
import { hostedBotChecks } from '../entities/bot-challenge.ts';
import {
  headerName,
  hostName,
  origin,
  pathOrUrl,
  requiredText,
  slug,
  uniqueBy,
  webUrl,
} from '../entities/config-fields.ts';
import { featureValue } from '../entities/feature-flag.ts';
import { scriptTagSchema } from '../entities/script-tag-schema.ts';
import { settingsSchema } from '../entities/settings.ts';
import { surveyQuestion } from '../entities/survey.ts';
import { pictureMegabytes } from '../limits.ts';
import { faintSectionOnInk } from '../rules/brand/sections-on-ink.ts';
import { consentModels } from '../rules/consent/consent-model.ts';
import { featureNames } from '../rules/feature-flags.ts';
import { adServerSchema, videoAdsSchema } from './ads.ts';
import { neutralLook } from './default-settings.ts';
import { discussionRulesSchema, discussionSchema } from './discussion.ts';
import { identitySchema } from './identity.ts';
import { measurementSchema } from './measurement.ts';
import { overridesSchema } from './overrides.ts';
import { rolesSchema } from './roles.ts';
import { siteSettings } from './site.ts';
import { stagesSchema } from './stages.ts';

const consentRegion = z.strictObject({
  /** Countries and their parts: `US`, `US-CA`. */
  places: z.array(z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a place as US or US-CA')).min(1),
  model: z.enum(consentModels),
});

const robotRule = z.strictObject({
  /** Names as robots give them in `User-Agent`. */
  agents: z.array(z.string().regex(/^(\*|[\w.-]{1,60})$/, 'must be the name of a robot, or *')).min(1),
  /** Why they read the site; for people who read the table. */
  purpose: z.enum(['search', 'training', 'answers', 'everything']),
  /** `pages`: everything that readers see; `nothing`: no URL at all. */
  may: z.enum(['pages', 'nothing']),
});

/** The configuration of a publication: the one description of its keys, their types and their rules. */
export const publicationSchema = z.strictObject({
  /** What the publication's `overrides` folder adds; written by its build, never by hand (decision 0155). */
  overrides: overridesSchema.optional(),
  /** The `{site}` of API paths. */
  siteId: slug,
  ...siteSettings,
  /** Defaults of what staff may change while the site runs; the rest comes from `brand` and the other keys. */
  settings: settingsSchema
    .partial()
    .superRefine(({ colors = neutralLook.colors, sectionColors = {} }, context) => {
      const faint = faintSectionOnInk(colors, sectionColors);
      if (!faint) return;
      const path = ['sectionColors', faint.section, 'dark'];
      context.addIssue({ code: 'custom', path, message: faint.message });
    })
    .optional(),
  features: z.record(z.enum(featureNames), featureValue),
  /** Ended experiments stay in the list: their results are looked up by their dates. */
  experiments: uniqueBy(abTest, 'id'),
  /** Test mode answers every vanity lookup by fixed rules; never use it in production. */
  vanity: z.strictObject({ testMode: z.boolean() }),
  /** Where vulnerabilities are reported (`mailto:` or https) and the page that explains how. */
  security: z.strictObject({
    contact: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address'),
    policy: pathOrUrl,
  }),
  preview: z.strictObject({ queryName: z.string().regex(/^[\w-]+$/), headerName }),
  /** A public key: it identifies the client, it does not protect anything. */
  apiKey: z.string().regex(/^[\w.~-]{1,100}$/),
  /** What staff may add to the library of pictures. */
  pictures: z
    .strictObject({
      /** The largest picture that staff upload. */
      uploadMegabytes: z.number().int().min(1).max(pictureMegabytes),
    })
    .optional(),
  imageBases: z
    .array(z.union([z.literal(''), webUrl]))
    .min(1, "must name at least one base; '' is this server"),
  /** Other hosts that videos are streamed from. */
  mediaOrigins: z.array(origin),
  serviceWorker: z.strictObject({
    /** If false, browsers unregister an existing worker and delete its caches. */
    isOn: z.boolean(),
    /** Number of stories a browser stores for reading offline. */
    savedStories: z.number().int().min(0).max(100),
  }),
  /** Shops that pay a commission, and the parameters added to links to them. */
  affiliate: z.strictObject({
    /** Shops and networks that accept subids; their subdomains too. */
    domains: z.array(hostName),
    /** Query parameter → its value. */
    subids: z.record(
      z.string().regex(/^[\w-]+$/, 'must be the name of a query parameter'),
      z.enum(['articleId', 'viewGuid', 'position']),
    ),
  }),
  /** Hosts of third-party embeds; no other host may be in an iframe. They are loaded only after the reader's click. */
  frameSources: z.array(origin),
  search: z.strictObject({
    /** Groups of words and short phrases of one meaning (`[['tv', 'television']]`); each finds the stories of the others. */
    synonyms: z.array(z.array(z.string().min(1).max(60)).min(2).max(12)).max(500),
  }),
  /** Ad positions, sizes and providers. */
  ads: adsConfigSchema,
  /** Video ads before videos; none without it. */
  videoAds: videoAdsSchema.optional(),
  /** Settings of the embedded ad server that differ from its defaults. */
  adServer: adServerSchema.optional(),
  /** A hosted bot check for forms; by default the embedded proof of work. */
  botCheck: z.strictObject({ kind: z.enum(hostedBotChecks), siteKey: requiredText }).optional(),
  feeds: z.strictObject({
    /** WebSub hubs that are notified when something is published. */
    hubs: z.array(webUrl).max(10),
    /** The default of the setting `feeds`: whole stories, or only summaries, which bring readers to the site. */
    text: z.enum(['full', 'excerpt']).optional(),
  }),
  /** Third-party scripts. The consent platform is one of them: another `src`, another platform. */
  scripts: uniqueBy(scriptTagSchema, 'tagId'),
  consent: z.strictObject({
    /** The first entry that matches the reader's location decides; all other readers are prompted first. */
    regions: z.array(consentRegion),
    /** The header in which a CDN reports the reader's location, as `US-CA`. Without it the cookie `geo` counts. */
    placeHeader: headerName,
  }),
  measurement: measurementSchema,
  /** The question of the embedded survey; it comes with the script `/survey/tag.js`. */
  survey: surveyQuestion.optional(),
  /** Which robots may read the site: the first entry that names a robot applies to it, `*` to all others. */
  robots: z.array(robotRule),
  identity: identitySchema,
  /** What differs from the default roles of staff. */
  roles: rolesSchema.optional(),
  /** `required`: accounts of staff work at the desk only after signing in by passkey, which is two factors at once. */
  staffSecondFactor: z.enum(['optional', 'required']).optional(),
  /** How far the work on a story can be; by default idea, writing, editing, legal, ready. */
  stages: stagesSchema.optional(),
  newsletters: z
    .strictObject({
      /** The publisher's postal address; many countries require it in every newsletter. */
      postalAddress: z.string().min(1).max(500).optional(),
      /** The publisher's own words below every edition. */
      footer: z.string().min(1).max(500).optional(),
    })
    .optional(),
  discussion: discussionSchema,
  discussionRules: discussionRulesSchema,
  /** Where editors work, a URL or a path of this site: staff get a link from each story to its form there. */
  contentManagementUrl: z.union([
    webUrl,
    z.string().regex(/^\/[\w-]+\/([\w-]+\/)*$/, 'must be an address or a path of this site'),
  ]),
});

export type Publication = DeepReadonly<z.output<typeof publicationSchema>>;
export type IdentitySettings = Publication['identity'];
export type DiscussionSite = Publication['discussion'];
export type DiscussionRules = Publication['discussionRules'];
export type VideoAdSettings = NonNullable<Publication['videoAds']>;
export type AdSeller = NonNullable<NonNullable<Publication['adServer']>['sellers']>[number];
export type RobotRule = Publication['robots'][number];
