import type { SettingName, Settings } from '#content/entities/settings.ts';
import { NeutronError } from '#content/errors.ts';
import { footerLinks, menuLinks, type ShellLink } from '#content/rules/shell-links.ts';
import type { HandlerDeps } from '../handler.ts';
import { referenceExists, referenceName } from '../manage/find-reference.ts';
import { linkReferences, readSurroundings } from '../manage/surroundings.ts';
import type { ContentTransaction } from '../store/content-db.ts';

/** Rejects menus and a footer with a link that leads nowhere; the message names the link. */
export async function checkSettingLinks(
  trx: ContentTransaction,
  id: SettingName,
  value: unknown,
  deps: HandlerDeps,
): Promise<void> {
  const links = linksOf(id, value, deps);
  if (links.length === 0) return;
  const around = await readSurroundings(trx, deps);
  for (const link of links) {
    const { href } = link;
    if (href === undefined || href.startsWith('#')) throw deadLink(link, 'it has no address');
    for (const reference of linkReferences(href, link.field))
      if (!(await referenceExists(trx, reference, around, deps.context.generation.vanities)))
        throw deadLink(link, `there is no ${referenceName(reference)}`);
  }
}

function linksOf(id: SettingName, value: unknown, { publication }: HandlerDeps): ShellLink[] {
  if (id === 'menus') return menuLinks(value as Settings['menus'], publication);
  return id === 'footer' ? footerLinks(value as Settings['footer']) : [];
}

const deadLink = ({ text, field }: ShellLink, reason: string) =>
  new NeutronError('reference_unknown', {
    field: `value.${field}`,
    message: `value.${field}: the link “${text}” leads nowhere: ${reason}`,
  });
