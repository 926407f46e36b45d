import { z } from 'zod';
import { hostName, pathOrUrl, requiredText, slug, uniqueBy, webUrl } from '../entities/config-fields.ts';
import { footerColumns, footerLink } from '../entities/footer-link-schema.ts';
import { menus } from '../entities/menu-item.ts';
import { shareBar } from '../entities/share-button.ts';

/** An edition this site serves itself. It has no prefix in any path. */
const locale = z.strictObject({
  code: slug,
  label: requiredText,
  /** BCP 47, for `lang` and for formats. */
  language: requiredText,
});

/** Brand, editions, menus and links: what readers see of a publication on every page. */
export const siteSettings = {
  brand: z.strictObject({
    name: requiredText,
    slogan: requiredText,
    description: requiredText,
    descriptionLong: requiredText,
  }),
  locales: uniqueBy(locale, 'code').min(1, 'must name at least one edition'),
  /** Sister editions are other sites; this one only links to them. */
  externalEditions: uniqueBy(locale.extend({ url: webUrl }), 'code'),
  /** A sister site of long stories that menus may link to. */
  narrativesUrl: webUrl.optional(),
  ownDomains: z.array(hostName),
  /** Topic slug at the root of a branch → shelf section, which owns a color. */
  sections: z.record(slug, slug),
  menus,
  footer: z.strictObject({ columns: footerColumns, policies: z.array(footerLink) }),
  /** Link targets the footer names by key: paths of this site or URLs of others. */
  links: z.record(z.string(), pathOrUrl),
  social: uniqueBy(z.strictObject({ name: slug, url: webUrl }), 'name'),
  /** Ways to share a story: the buttons of the bar, and those behind its last button. */
  share: shareBar,
  /** The app announced to readers on Apple's devices; both ids are required. */
  appleApp: z
    .strictObject({
      appId: z.string().regex(/^\d{1,20}$/, 'must be the number of an app'),
      affiliateId: z.string().regex(/^[\w-]{1,50}$/, 'must be an affiliate id'),
    })
    .optional(),
};
