import type { ShellSettings } from '#content/publication/settings.ts';
import { more, shelf } from './menus.ts';

/** Settings that browsers load with the code of header and footer: readers can see them. */
export const shellSettings = {
  menus: { shelf, more },
  footer: {
    columns: [
      {
        name: 'alpha',
        titleKey: 'footerExplore',
        links: [
          { translationKey: 'topics', to: { route: 'topics_door' } },
          { translationKey: 'galleries', to: { route: 'galleries' } },
          { translationKey: 'videos', to: { route: 'video-door' } },
          { translationKey: 'californiaPrivacy', to: { route: 'privacy-california' } },
        ],
      },
      {
        name: 'beta',
        titleKey: 'footerSite',
        links: [
          { translationKey: 'about', to: { route: 'about' } },
          { translationKey: 'meetTheTeam', to: { route: 'meet-the-team' } },
          { translationKey: 'sitemap', to: { route: 'sitemap' } },
          { translationKey: 'reprintPolicy', to: { route: 'reprints' } },
        ],
      },
      {
        name: 'charlie',
        titleKey: 'footerReaders',
        links: [
          { translationKey: 'newsletters', to: { route: 'newsletters' } },
          { translationKey: 'licensing', to: { link: 'licensing' } },
          { translationKey: 'accessibility', to: { link: 'accessibility' } },
        ],
      },
    ],
    policies: [
      { translationKey: 'privacyPolicy', to: { route: 'privacy-policy' } },
      { translationKey: 'healthDataPrivacy', to: { link: 'healthDataPrivacy' } },
      { translationKey: 'cookieSettings', to: { link: 'cookieSettings' } },
      { translationKey: 'advertise', to: { route: 'advertise' } },
      { translationKey: 'termsOfUse', to: { link: 'termsOfUse' } },
      { translationKey: 'xmlSitemap', to: { link: 'xmlSitemap' } },
    ],
  },
  links: {
    xmlSitemap: '/sitemaps/',
    licensing: '/licensing/',
    accessibility: '/accessibility/',
    healthDataPrivacy: '/consumer-health-data-privacy/',
    cookieSettings: '/privacy-policy/#h-cookies-and-storage',
    termsOfUse: '/auth/flow/terms-of-service/',
  },
} as const satisfies ShellSettings;
