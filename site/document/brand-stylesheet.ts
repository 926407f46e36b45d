import { createHash } from 'node:crypto';
import type { Settings } from '#content/entities/settings.ts';
import { neutralLook } from '#content/publication/default-settings.ts';
import { brandStyles } from '#content/rules/brand/brand-styles.ts';

export const brandStylesFolder = '/brand/';

interface BrandStylesheet {
  /** Changes with its text, so that browsers may keep it. */
  path: string;
  css: string;
}

const neutral = brandStyles(neutralLook);
const made = new WeakMap<Settings, BrandStylesheet>();

/** The publication's colors and fonts as a file of their own: a policy that allows no inline styles stays as it is.
 * A publication that has changed nothing needs none. */
export function brandStylesheet(settings: Settings): BrandStylesheet | undefined {
  const known = made.get(settings);
  if (known) return known;
  const css = brandStyles(settings);
  if (css === neutral) return undefined;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  const sheet = { path: `${brandStylesFolder}${hash}.css`, css };
  made.set(settings, sheet);
  return sheet;
}
