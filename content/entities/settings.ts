import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { faintOn, leastContrast } from '../rules/brand/contrast.ts';
import {
  darkGrounds,
  lightGrounds,
  outlineOnInk,
  quietTextOnInk,
  textOnInk,
} from '../rules/brand/grounds.ts';
import { onAccent } from '../rules/brand/on-accent.ts';
import { isPlainAddress } from '../rules/plain-address.ts';
import { pathOrUrl, slug, uniqueBy, webUrl } from './config-fields.ts';
import { menus } from './menu-item.ts';

/** One line for readers. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line');

const text = (most: number) => z.string().trim().min(1, 'must not be empty').max(most);

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #0a5fc2')
  .transform((value) => value.toLowerCase());

interface Pair {
  path: readonly string[];
  color: string;
  name: string;
  ground: string;
  least: number;
}

/** Rejects colors that WCAG AA rejects; the message has the measured ratio. */
function rejectFaint(pairs: readonly Pair[], context: z.RefinementCtx): void {
  for (const { path, color, ...on } of pairs) {
    const message = faintOn(color, on);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  }
}

function onPages({ light, dark }: { light: string; dark: string }, path: readonly string[]): Pair[] {
  const least = leastContrast.text;
  return [
    ...lightGrounds.map((ground) => ({
      path: [...path, 'light'],
      color: light,
      name: 'light pages',
      ground,
      least,
    })),
    ...darkGrounds.map((ground) => ({
      path: [...path, 'dark'],
      color: dark,
      name: 'dark pages',
      ground,
      least,
    })),
  ];
}

const themedColor = z.strictObject({ light: color, dark: color });

const colors = z
  .strictObject({
    /** The dark ground of header, footer and stages; also the theme color. */
    ink: color,
    /** Buttons and marks. */
    accent: color,
    /** Text on the accent; black or white by default. */
    onAccent: color.optional(),
    /** The accent as text; the nearest shades that can be read by default. */
    accentText: themedColor.optional(),
  })
  .superRefine(({ ink, accent, onAccent: chosen, accentText }, context) => {
    const { text: least, shape } = leastContrast;
    const name = 'the dark ground';
    const words = onAccent({ accent, onAccent: chosen });
    rejectFaint(
      [
        { path: ['ink'], color: textOnInk, name, ground: ink, least },
        { path: ['ink'], color: quietTextOnInk, name, ground: ink, least },
        { path: ['ink'], color: outlineOnInk, name, ground: ink, least: shape },
        { path: ['accent'], color: accent, name, ground: ink, least: shape },
        // The default is the better of two, which is not always enough: mid-greys reject both.
        { path: [chosen ? 'onAccent' : 'accent'], color: words, name: 'the accent', ground: accent, least },
        ...(accentText
          ? [
              ...onPages(accentText, ['accentText']),
              { path: ['accentText', 'dark'], color: accentText.dark, name, ground: ink, least },
            ]
          : []),
      ],
      context,
    );
  });

/** Colors of sections by their slug, which may be that of a topic; a section that is not named has the accent. */
const sectionColors = z.record(slug.max(60), themedColor).superRefine((sections, context) => {
  if (Object.keys(sections).length > 200)
    context.addIssue({ code: 'custom', message: 'has too many sections' });
  rejectFaint(
    Object.entries(sections).flatMap(([name, section]) => onPages(section, [name])),
    context,
  );
});

/** A picture as the upload call answers it. */
export const pictureFile = z.strictObject({
  url: z
    .string()
    .max(300)
    .regex(/^\/(?!\/)[\w./~-]+$/, 'must be the path of an uploaded picture')
    .refine(isPlainAddress, 'must be the path of an uploaded picture'),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
});
export type PictureFile = DeepReadonly<z.output<typeof pictureFile>>;

/** A font as the upload call answers it. Its address is written into a style sheet. */
export const fontFile = z.strictObject({
  url: z
    .string()
    .regex(/^\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.woff2$/, 'must be the path of an uploaded font'),
});

const fontWeight = z.number().int().min(1).max(1000);

/** A font of the publication's own: one file if it is variable, otherwise one for each weight and style. */
const ownFont = z.strictObject({
  files: z
    .array(
      z.strictObject({
        ...fontFile.shape,
        /** The weights a file has, from and to; all of them by default. */
        weights: z
          .tuple([fontWeight, fontWeight])
          .refine(([from, to]) => from <= to, 'must begin with the lighter weight')
          .optional(),
        isItalic: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(8),
});
export type OwnFont = DeepReadonly<z.output<typeof ownFont>>;

/** The icons and the share picture that the upload call makes from one file. */
export const madePictures = z.strictObject({
  icon32: pictureFile,
  icon180: pictureFile,
  icon192: pictureFile,
  icon512: pictureFile,
  share: pictureFile,
});

/** Without a picture the name stands in its place. `light` is for light grounds, `dark` for dark ones. */
const logo = z.strictObject({
  header: z.strictObject({ light: pictureFile, dark: pictureFile }).optional(),
  square: z.strictObject({ light: pictureFile, dark: pictureFile }).optional(),
  made: madePictures.optional(),
});

const link = z.strictObject({ text: line(80), url: pathOrUrl.max(500) });

const footer = z.strictObject({
  /** Below the logo; the description by default. */
  text: text(500).optional(),
  /** The last line; the year and the legal entity by default. */
  copyright: line(200).optional(),
  /** Instead of those of `neutron.config.ts`. */
  columns: z
    .array(z.strictObject({ title: line(60), links: z.array(link).min(1).max(20) }))
    .max(3)
    .optional(),
});

/** The picture of the page for an unknown address, above its words, with short words of its own below it. */
const notFoundPicture = z.strictObject({
  ...pictureFile.shape,
  marks: z
    .array(
      z.strictObject({
        text: line(20),
        /** Its place, in percent of the picture's width. */
        at: z.number().min(0).max(100),
        /** Large and also on small screens. */
        isMain: z.boolean().optional(),
      }),
    )
    .max(12)
    .optional(),
});

const language = z.string().max(35).refine(isLanguage, 'must be a language such as en-US');
const timeZone = z.string().max(60).refine(isTimeZone, 'must be a time zone such as Europe/Berlin');

function isLanguage(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

const mailAddress = z.email('must be an e-mail address').max(254);

/** Every setting of a publication by its name. Each is changed, versioned and restored on its own. */
export const settingSchemas = {
  name: line(60),
  tagline: line(120),
  description: line(300),
  descriptionLong: text(1000),
  language,
  timeZone,
  logo,
  colors,
  sectionColors,
  fonts: z.strictObject({
    /** Headlines and controls. */
    sans: z.union([z.enum(['archivo', 'system']), ownFont]),
    /** The text of stories. */
    serif: z.union([z.enum(['source-serif', 'system']), ownFont]),
  }),
  /** The header's menus, in the form of `menus` in `neutron.config.ts`. */
  menus,
  footer,
  social: uniqueBy(z.strictObject({ name: slug.max(40), url: webUrl.max(500) }), 'name').max(20),
  legalEntity: z.strictObject({
    name: line(120),
    address: text(300).optional(),
    /** Whose law applies. */
    country: line(60).optional(),
    email: mailAddress.optional(),
    /** Such as a trade register and a VAT number. */
    registration: line(200).optional(),
  }),
  feeds: z.strictObject({
    /** Whole stories, or only summaries, which bring readers to the site. */
    text: z.enum(['full', 'excerpt']),
  }),
  /** Who e-mails come from; the address is `MAIL_FROM` by default. */
  mailSender: z.strictObject({
    name: line(80),
    address: mailAddress.optional(),
    footer: text(500).optional(),
  }),
  /** Texts of the page that readers get for an unknown address, instead of the usual ones, and its picture. */
  notFound: z.strictObject({
    title: line(80).optional(),
    heading: line(120).optional(),
    text: line(300).optional(),
    picture: notFoundPicture.optional(),
  }),
} as const;

export const settingsSchema = z.strictObject(settingSchemas);
export type Settings = DeepReadonly<z.output<typeof settingsSchema>>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(settingSchemas) as [SettingName, ...SettingName[]];

/** A setting with its version; 0 is the default of `neutron.config.ts`. */
export const savedSetting = z.object({
  id: z.enum(settingNames),
  version: z.number().int().nonnegative(),
  value: z.unknown(),
  changedAt: z.string().optional(),
  /** The account that changed it. */
  changedBy: z.string().optional(),
});
export type SavedSetting = z.output<typeof savedSetting>;
