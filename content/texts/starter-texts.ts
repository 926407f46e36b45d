import { escapeText } from '#platform/escape-html.ts';
import type { TextEntry } from '../managed/entries.ts';
import type { StarterText } from './starter-text.ts';
import { about, accessibility, advertise, editorialGuidelines } from './starters/about-us.ts';
import { californiaPrivacy, healthDataPrivacy, privacyPolicy } from './starters/privacy.ts';
import { licensing, reprints, termsOfService } from './starters/terms.ts';

/**
 * What a new publication begins with: pages that the law or its readers expect. Nothing here is legal advice, so readers
 * see a text only after the publisher has confirmed it or written another.
 */
export const starterTexts: ReadonlyMap<string, StarterText> = new Map(
  Object.entries({
    about,
    'privacy-policy': privacyPolicy,
    'privacy-california': californiaPrivacy,
    'health-data-privacy': healthDataPrivacy,
    'terms-of-service': termsOfService,
    accessibility,
    'editorial-guidelines': editorialGuidelines,
    licensing,
    reprints,
    advertise,
  }),
);

const gap = /\{(\w+)\}/g;

/** The gaps of a starter text that the publisher must fill. */
export function gapsOf({ description, content }: StarterText): string[] {
  const names = [...`${description} ${content}`.matchAll(gap)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'publication').sort();
}

/** The text with these values in its gaps; a gap without a value stays. */
export function fillStarter(
  { title, description, content }: StarterText,
  values: Readonly<Record<string, string>>,
): TextEntry {
  const fill = (text: string, written: (value: string) => string) =>
    text.replace(gap, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return value === undefined ? whole : written(value);
    });
  return {
    title,
    description: fill(description, (value) => value),
    content: fill(content, escapeText),
  };
}
