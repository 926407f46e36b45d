import type { Settings } from '../entities/settings.ts';
import { legalLine } from '../rules/brand/email-frame.ts';
import type { Publication } from './schema.ts';

/** The configuration with the settings of this moment in it: what writes pages, feeds and e-mails reads one of them. */
export function withSettings(publication: Publication, settings: Settings): Publication {
  const { name, tagline, description, descriptionLong, language, social, menus } = settings;
  const { legalEntity, mailSender, feeds } = settings;
  const [first, ...others] = publication.locales;
  return {
    ...publication,
    brand: { name, slogan: tagline, description, descriptionLong },
    locales: first ? [{ ...first, language }, ...others] : [],
    social,
    menus,
    feeds: { ...publication.feeds, ...feeds },
    newsletters: {
      ...publication.newsletters,
      ...(legalEntity.address ? { postalAddress: legalLine(legalEntity) } : {}),
      ...(mailSender.footer ? { footer: mailSender.footer } : {}),
    },
  };
}
