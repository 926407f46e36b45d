import { z } from 'zod';
import { abTest } from '#content/entities/ab-test-schema.ts';
import { adsConfigSchema } from '#content/entities/ads-config-schema.ts';
import { hostedBotChecks } from '#content/entities/bot-challenge.ts';
import { featureValue } from '#content/entities/feature-flag.ts';
import { footerColumnNames } from '#content/entities/footer-link.ts';
import { scriptAddress, scriptTagSchema } from '#content/entities/script-tag-schema.ts';
import { shareBar } from '#content/entities/share-button.ts';
import { storageNamesSchema } from '#content/entities/storage-names-schema.ts';
import { surveyQuestion } from '#content/entities/survey-schema.ts';
import type { Publication } from '#content/publication.ts';
import { consentModels } from '#content/rules/consent/consent-model.ts';
import { featureNames } from '#content/rules/feature-flags.ts';
import { footerColumnProblems } from '#content/rules/footer-columns.ts';
import { BootError } from './boot/boot-error.ts';
import { criteriaProblems, variantProblems } from './check-criteria.ts';

const text = z.string().min(1);
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const place = z.string().regex(/^(\/(?!\/)|https?:\/\/|#)/, 'must be a path of ours or an http(s) address');
const origin = webAddress.refine(
  (address) => new URL(address).origin === address,
  'must be an origin without a path',
);
const host = z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name');

const cookieName = z.string().regex(/^[\w-]{1,64}$/, 'must be letters, digits, dashes and underscores');

/** Names a reader or a program looks things up by: the second of two would never be found. */
function unique<T extends z.ZodType>(entry: T, key: string) {
  return z.array(entry).superRefine((entries, context) => {
    const seen = new Set<unknown>();
    entries.forEach((value, index) => {
      const name: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : value;
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [index, key], message: `is named twice: ${String(name)}` });
      seen.add(name);
    });
  });
}

const routeParams = z.record(z.string(), z.string()).optional();
const menuItem = z.strictObject({
  linkText: text,
  mainTopic: z.strictObject({ linkText: text }).optional(),
  topicSlug: slug.optional(),
  route: z.strictObject({ name: text, params: routeParams }).optional(),
  linkUrl: place.optional(),
  activePage: text.optional(),
  primary: z.boolean().optional(),
  class: text.optional(),
  trackingName: text,
  icon: text.optional(),
  hideText: z.boolean().optional(),
  clickToOpen: z.boolean().optional(),
  data: z.strictObject({ edition: z.strictObject({ code: text }) }).optional(),
  get subNav() {
    return z
      .array(
        z.strictObject({
          label: text.optional(),
          size: z.number().int().min(1).max(12),
          items: z.array(menuItem),
        }),
      )
      .optional();
  },
  sections: z.array(slug).optional(),
});
const footerLink = z.strictObject({
  translationKey: text,
  to: z.union([z.strictObject({ route: text, params: routeParams }), z.strictObject({ link: text })]),
  external: z.boolean().optional(),
});
const adServer = z.strictObject({
  emptyShare: z.number().min(0).max(1).optional(),
  securityProfile: z.enum(['strict', 'gpt']).optional(),
  creativeOrigin: origin.optional(),
  sellers: z
    .array(
      z.strictObject({
        domain: host,
        account: z.string().regex(/^[^\s,#]{1,100}$/, 'must be an account without spaces and commas'),
        relation: z.enum(['DIRECT', 'RESELLER']),
        authority: z
          .string()
          .regex(/^\w{1,40}$/, 'must be letters and digits')
          .optional(),
      }),
    )
    .optional(),
});

const videoAds = z.strictObject({
  tagUrl: z.string().regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be a path of ours or an https address'),
  profile: z.string().regex(/^[\w-]{1,60}$/, 'must be a name without spaces'),
  contentSource: z.string().regex(/^\d{1,20}$/, 'must be the digits of a content source'),
  imaUrl: z
    .string()
    .regex(/^https:\/\/\S+$/, 'must be an https address')
    .optional(),
});

const publication = z.strictObject({
  siteId: slug,
  brand: z.strictObject({ name: text, slogan: text, description: text, descriptionLong: text }),
  locales: unique(z.strictObject({ code: slug, label: text, language: text }), 'code').min(
    1,
    'must name at least one edition',
  ),
  externalEditions: unique(
    z.strictObject({ code: slug, label: text, language: text, url: webAddress }),
    'code',
  ),
  narrativesUrl: webAddress,
  vanity: z.strictObject({ testMode: z.boolean() }),
  security: z.strictObject({
    contact: z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address'),
    policy: place,
  }),
  ownDomains: z.array(host),
  sections: z.record(slug, slug),
  menus: z.strictObject({ shelf: z.array(menuItem), more: menuItem }),
  footer: z.strictObject({
    columns: z
      .array(z.strictObject({ name: z.enum(footerColumnNames), titleKey: text, links: z.array(footerLink) }))
      .superRefine((columns, context) => {
        for (const message of footerColumnProblems(columns)) context.addIssue({ code: 'custom', message });
      }),
    policies: z.array(footerLink),
  }),
  links: z.record(z.string(), place),
  social: unique(z.strictObject({ name: slug, url: webAddress }), 'name'),
  features: z.strictObject(Object.fromEntries(featureNames.map((name) => [name, featureValue]))),
  experiments: unique(abTest, 'id'),
  preview: z.strictObject({
    queryName: z.string().regex(/^[\w-]+$/),
    headerName: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lowercase header name'),
  }),
  apiKey: z.string().regex(/^[\w.~-]{1,100}$/),
  newsletters: z.strictObject({ postalAddress: z.string().min(1).max(300).optional() }).optional(),
  discussion: z.strictObject({
    scriptUrl: place,
    shortname: slug,
    apiKey: text,
    countUrl: place,
    loginUrl: place.optional(),
    keeps: storageNamesSchema.optional(),
  }),
  discussionRules: z.strictObject({
    closeAfterDays: z.int().min(1).max(36_500),
    editMinutes: z.int().min(0).max(1440),
    perMinute: z.int().min(1).max(60),
    reportsToHide: z.int().min(1).max(1000),
    spam: z.strictObject({ links: z.int().min(1).max(100), words: z.array(text).max(1000) }),
  }),
  identity: z.strictObject({
    domain: z
      .string()
      .regex(
        /^(https?:\/\/)?[a-z0-9.-]+(:\d+)?(\/[\w.-]+)*$/,
        'must be a host or an address without a slash at its end',
      )
      .optional(),
    clientId: z.string().regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots and dashes'),
    connection: text,
    audience: text.optional(),
    passwordPolicy: z.enum(['house', 'strict']),
    cookies: z.strictObject({ user: cookieName, previousLogin: cookieName }),
  }),
  serviceWorker: z.object({ isOn: z.boolean(), savedStories: z.number().int().min(0).max(100) }),
  imageBases: z
    .array(z.union([z.literal(''), webAddress]))
    .min(1, "must name at least one base; '' is this server"),
  affiliate: z.strictObject({
    domains: z.array(host),
    subids: z.record(
      z.string().regex(/^[\w-]+$/, 'must be the name of a query parameter'),
      z.enum(['articleId', 'viewGuid', 'position']),
    ),
  }),
  frameSources: z.array(origin),
  mediaOrigins: z.array(origin),
  share: shareBar.strict(),
  search: z.strictObject({ synonyms: z.array(z.array(z.string().min(1).max(60)).min(2).max(12)).max(500) }),
  ads: adsConfigSchema,
  botCheck: z.strictObject({ kind: z.enum(hostedBotChecks), siteKey: text }).optional(),
  feeds: z.strictObject({ hubs: z.array(webAddress).max(10) }),
  scripts: unique(scriptTagSchema, 'tagId'),
  consent: z.strictObject({
    regions: z.array(
      z.strictObject({
        places: z
          .array(z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'must be a place as US or US-CA'))
          .min(1),
        model: z.enum(consentModels),
      }),
    ),
    placeHeader: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lowercase header name'),
  }),
  appleApp: z
    .strictObject({
      appId: z.string().regex(/^\d{1,20}$/, 'must be the number of an app'),
      affiliateId: z.string().regex(/^[\w-]{1,50}$/, 'must be an affiliate id'),
    })
    .optional(),
  adServer: adServer.optional(),
  videoAds: videoAds.optional(),
  measurement: z.strictObject({
    scriptUrl: scriptAddress,
    scriptKeeps: storageNamesSchema.optional(),
    collectorUrl: place,
    ga4: z
      .strictObject({
        measurementId: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be an id such as G-ABC123'),
        endpoint: webAddress,
      })
      .optional(),
    surveyUrl: scriptAddress.optional(),
    surveyKeeps: storageNamesSchema.optional(),
  }),
  survey: surveyQuestion.optional(),
  robots: z.array(
    z.strictObject({
      agents: z.array(z.string().regex(/^(\*|[\w.-]{1,60})$/, 'must be the name of a robot, or *')).min(1),
      purpose: z.enum(['search', 'training', 'answers', 'everything']),
      may: z.enum(['pages', 'nothing']),
    }),
  ),
  contentManagementUrl: z.union([
    webAddress,
    z.string().regex(/^\/[\w-]+\/([\w-]+\/)*$/, 'must be an address or a path of this site'),
  ]),
});

const wholePublication = publication.superRefine(({ videoAds, ads, adServer: server }, context) => {
  if (server?.securityProfile === 'gpt') return;
  const networks: [path: string[], url: string | undefined][] = [
    [['videoAds', 'tagUrl'], videoAds?.tagUrl],
    [['videoAds', 'imaUrl'], videoAds?.imaUrl],
    [['ads', 'scriptUrl'], ads.scriptUrl],
    ...Object.entries(ads.services).map(([name, service]): [string[], string | undefined] => [
      ['ads', 'services', name, 'scriptUrl'],
      service?.scriptUrl,
    ]),
  ];
  for (const [path, url] of networks)
    if (url?.startsWith('https:'))
      context.addIssue({
        code: 'custom',
        path,
        message:
          "needs adServer.securityProfile 'gpt': the strict policy lets pages work with no ad network but ours",
      });
});

/**
 * Puts the publication together from its modules and checks it, or says which key of which file is wrong.
 * @example
 * assemblePublication({ 'neutron.config.ts': config });
 */
export function assemblePublication(modules: Readonly<Record<string, object>>): Publication {
  const origins = new Map<string, string>();
  const whole: Record<string, unknown> = {};
  for (const [file, module] of Object.entries(modules)) {
    for (const [key, value] of Object.entries(module)) {
      const before = origins.get(key);
      if (before !== undefined)
        throw new BootError(`${file}: ${key} is loaded twice; ${before} has it already`);
      origins.set(key, file);
      whole[key] = value;
    }
  }
  const checked = wholePublication.safeParse(whole);
  const fallback = Object.keys(modules)[0] ?? 'the configuration';
  const complain = (path: readonly PropertyKey[], message: string, unknownKeys: readonly string[] = []) => {
    const key = nameOf(path, whole) || unknownKeys.join(', ');
    return `${origins.get(String(path[0])) ?? fallback}: ${key}: ${message}`;
  };
  const complaints = checked.success
    ? [criteriaProblems, variantProblems]
        .flatMap((problemsOf) => problemsOf(whole as unknown as Publication))
        .map(({ path, message }) => complain(path, message))
    : checked.error.issues.map((issue) =>
        complain(issue.path, issue.message, issue.code === 'unrecognized_keys' ? issue.keys : []),
      );
  if (complaints.length > 0) throw new BootError(complaints.join('\n'));
  return whole as unknown as Publication;
}

/** `experiments.3 (cta_pricing).version`: people search for the entry, not for its number. */
function nameOf(path: readonly PropertyKey[], whole: unknown): string {
  let here = whole;
  return path
    .map((step) => {
      const isEntry = Array.isArray(here);
      here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
      const entry = isEntry && typeof here === 'object' && here !== null ? here : {};
      const id: unknown = Reflect.get(entry, 'id') ?? Reflect.get(entry, 'tagId');
      return typeof id === 'string' ? `${String(step)} (${id})` : String(step);
    })
    .join('.');
}
