import type { PictureFile, Settings } from '../../entities/settings.ts';

/** What every e-mail of a publication has around its text. */
export interface EmailFrame {
  name: string;
  /** With an absolute address. */
  logo?: PictureFile | undefined;
  /** Lines below the text: the publisher's own words, and who sends this. */
  lines: readonly string[];
}

/** Name and address of the publisher in one line; many addresses begin with the name. */
export function legalLine({ name, address }: Pick<Settings['legalEntity'], 'name' | 'address'>): string {
  if (!address) return name;
  return address.includes(name) ? address : `${name}, ${address}`;
}

const iconSize = 48;

/** Mail programs show no SVG: then the icon that was made from the logo stands in its place. */
function emailLogo({ header, made }: Settings['logo']): PictureFile | undefined {
  if (header && !header.light.url.endsWith('.svg')) return header.light;
  return made && { ...made.icon180, width: iconSize, height: iconSize };
}

export function emailFrame(
  { name, logo, legalEntity, mailSender }: Pick<Settings, 'name' | 'logo' | 'legalEntity' | 'mailSender'>,
  siteUrl: URL,
): EmailFrame {
  const picture = emailLogo(logo);
  const { email, registration } = legalEntity;
  const lines = [mailSender.footer, legalLine(legalEntity), email, registration];
  return {
    name,
    logo: picture && { ...picture, url: new URL(picture.url, siteUrl).href },
    lines: lines.filter((line) => line !== undefined),
  };
}
