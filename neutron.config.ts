import { lazySettings } from './config/lazy.ts';
import { publicSettings } from './config/public.ts';
import { shellSettings } from './config/shell.ts';
import type { Publication } from './content/publication/schema.ts';

/**
 * The publication: everything an engineer of a publisher changes to make Neutron theirs. Browsers get the settings of
 * `config/public.ts` with every page, those of `config/shell.ts` with header and footer, and those of `config/lazy.ts`
 * with the features that use them; the settings below stay on the server. No file has a secret: secrets are environment variables.
 */
export const publication = {
  ...publicSettings,
  ...shellSettings,
  ...lazySettings,
  brand: {
    name: 'Wavelength',
    slogan: 'Technology, measured.',
    description: 'Technology news, reviews and advice from people who test things for a living.',
    descriptionLong:
      'Wavelength reports on the machines people live with: what they do, what they cost, who they work for. News, reviews and advice, tested in our own lab.',
  },
  social: [
    { name: 'facebook', url: 'https://www.facebook.com/wavelength.example' },
    { name: 'twitter', url: 'https://x.com/wavelengthexample' },
    { name: 'linkedin', url: 'https://www.linkedin.com/company/wavelength-example' },
    { name: 'youtube', url: 'https://www.youtube.com/@wavelengthexample' },
    { name: 'instagram', url: 'https://www.instagram.com/wavelengthexample' },
    { name: 'tiktok', url: 'https://www.tiktok.com/@wavelengthexample' },
  ],
  security: { contact: 'mailto:security@wavelength.example', policy: '/about/' },
  imageBases: [''],
  mediaOrigins: [],
  search: {
    synonyms: [
      ['ai', 'artificial intelligence'],
      ['ar', 'augmented reality'],
      ['vr', 'virtual reality'],
      ['tv', 'television'],
      ['phone', 'smartphone', 'cell phone', 'handset'],
      ['laptop', 'notebook'],
      ['smart watch', 'smartwatch'],
      ['earbuds', 'earphones', 'in ear headphones'],
      ['wi fi', 'wifi', 'wireless network'],
      ['ev', 'electric vehicle', 'electric car'],
      ['vpn', 'virtual private network'],
      ['2fa', 'two factor authentication', 'mfa'],
      ['hacker', 'attacker'],
      ['how to', 'guide', 'tutorial'],
      ['cheap', 'budget', 'affordable'],
      ['noise canceling', 'noise cancellation', 'anc'],
      ['robot vacuum', 'robovac'],
      ['photo', 'picture'],
      ['app', 'application'],
      ['pc', 'desktop computer'],
    ],
  },
  feeds: { hubs: [] },
  consent: {
    regions: [
      { places: ['US-WA'], model: 'opt-in' },
      { places: ['US'], model: 'opt-out' },
    ],
    placeHeader: 'x-geo',
  },
  survey: {
    id: 'found-it-1',
    question: 'Did you find what you came for?',
    answers: ['Yes', 'In part', 'No'],
  },
  // Programs that bring readers may read; those that only collect what others wrote may not.
  robots: [
    { agents: ['*'], purpose: 'everything', may: 'pages' },
    {
      agents: ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Bytespider'],
      purpose: 'training',
      may: 'nothing',
    },
    { agents: ['OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot'], purpose: 'answers', may: 'pages' },
  ],
  newsletters: { postalAddress: 'Wavelength, 12 Harbor Row, Port Ellis' },
  discussionRules: {
    closeAfterDays: 365,
    editMinutes: 15,
    perMinute: 5,
    reportsToHide: 3,
    spam: { links: 3, words: [] },
  },
} as const satisfies Publication;
