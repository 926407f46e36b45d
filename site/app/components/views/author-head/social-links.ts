import type { SocialProfile } from '#content/entities/author.ts';
import type { IconName } from '#design/icons/icon.tsx';

interface SocialLink {
  icon: IconName;
  text: string;
  url: string;
}

const networks = [
  { key: 'twitter', icon: 'twitter', text: 'X', base: 'https://x.com/' },
  { key: 'facebookProfile', icon: 'facebook', text: 'Facebook', base: 'https://www.facebook.com/' },
  { key: 'facebookPage', icon: 'facebook', text: 'Facebook page', base: 'https://www.facebook.com/' },
  { key: 'instagram', icon: 'instagram', text: 'Instagram', base: 'https://www.instagram.com/' },
] as const;

/** Social profiles of a writer. Profiles hold a name or a whole URL; names may begin with an @. */
export function socialLinks(profile: SocialProfile | undefined): SocialLink[] {
  return networks.flatMap(({ key, icon, text, base }) => {
    const id = profile?.[key]?.trim();
    if (!id) return [];
    const url = /^https?:\/\//.test(id) ? id : base + encodeURIComponent(id.replace(/^@/, ''));
    return [{ icon, text, url }];
  });
}
