// The layers: which folder may import which. `npm run boundaries` checks them; docs/map.md shows the big picture.
import type { Layer } from './layer.ts';
import { siteLayers, wholeSite } from './site-layers.ts';

const everything = [''];

export const layers: readonly Layer[] = [
  {
    folder: 'content',
    may: ['platform'],
    instead: 'content is pure: pass what it needs as an argument',
  },
  { folder: 'design', may: [], instead: 'design does not depend on content: pass plain props' },
  {
    folder: 'design/discussion',
    may: ['content', 'platform'],
    instead: 'the markup of comments knows the comment entity and its texts; everything else is a prop',
  },
  {
    folder: 'design/service-pages',
    may: ['platform'],
    instead: 'these pages are plain HTML in the look of the site; services pass in their texts',
  },
  { folder: 'platform', may: [], instead: 'platform is a leaf: pass what it needs' },
  {
    folder: 'database',
    may: ['platform'],
    instead: 'api and services own their tables; database only connects',
  },
  { folder: 'api', may: ['content', 'platform', 'database'], instead: 'server passes in what api needs' },
  {
    folder: 'services',
    may: [
      'content',
      'platform',
      'database',
      'design/service-pages',
      'services/service.ts',
      'services/managed-entries.ts',
      'services/service-app.ts',
    ],
    testsMay: ['services/testing'],
    instead: 'services use each other only through their public contract',
  },
  {
    folder: 'services/discussion',
    may: [
      'content',
      'platform',
      'database',
      'design/service-pages',
      'design/discussion',
      'services/service.ts',
      'services/managed-entries.ts',
      'services/service-app.ts',
    ],
    testsMay: ['services/testing'],
    instead:
      'the plain page of a thread uses the markup of comments; other services only through their public contract',
  },
  {
    folder: 'services/discussion/browser',
    may: ['content', 'design'],
    instead: 'the look of comments in a page is design; use the service through its calls',
  },
  {
    folder: 'site',
    may: ['content', 'platform', 'design', 'config', 'theme.css', 'site'],
    testsMay: wholeSite,
    instead: 'call the API',
  },
  ...siteLayers,
  {
    folder: 'desk',
    may: [
      'content',
      'platform',
      'design',
      'theme.css',
      'site/app/components',
      // The steps of signing in on a page are the provider's, for readers and staff alike.
      'site/app/identity/in-place-sign-in.ts',
      'site/app/identity/request-passkey.ts',
      // The session of the desk is that of the site: signing in and out marks the browser for both.
      'site/app/identity/sign-out.ts',
      'site/app/identity/staff.ts',
      // Blocks of the text look as readers see them.
      'site/app/features/story/embeds/load-embed-views.ts',
      'site/app/features/story/best-list/picks-comparison.tsx',
    ],
    testsMay: ['api', 'database'],
    instead: 'staff pages reach content by its calls and services by what the server hands in',
  },
  {
    folder: 'server',
    may: [
      'api',
      'config',
      'content',
      'database',
      'design',
      'desk',
      'neutron.config.ts',
      'platform',
      'services',
      'site',
      'tools',
    ],
    testsMay: everything,
    instead: 'the demo is data: it is loaded by its seed script, which the server runs by path',
  },
  { folder: 'demo', may: everything, instead: '' },
  { folder: 'tools', may: everything, instead: '' },
  { folder: 'bench', may: everything, instead: '' },
  { folder: 'e2e', may: everything, instead: '' },
  { folder: 'docs', may: everything, instead: '' },
  { folder: 'deploy', may: everything, instead: '' },
  {
    folder: 'site/test',
    may: ['content', 'platform', 'design', 'config', 'neutron.config.ts', 'site'],
    instead: 'a test site is the real site with a small API',
  },
  { folder: 'config', may: ['content'], instead: 'the configuration is data' },
  { folder: 'neutron.config.ts', may: ['config', 'content'], instead: 'the configuration is data' },
];
