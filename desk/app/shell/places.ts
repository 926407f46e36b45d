import type { RightName } from '#content/rules/rights/rights.ts';
import type { IconName } from '../ui/icon-paths.ts';

export interface Place {
  id: string;
  name: string;
  icon: IconName;
  /** Below `/desk`. */
  path: string;
  /** The key after G that leads there. */
  key: string;
  right: RightName;
  /** A page of its own, outside of the application. */
  isPage?: true;
}

/** Where one can go: the side, the bar of a phone, the palette and the keys are made of it. */
export const places: readonly Place[] = [
  { id: 'home', name: 'Home', icon: 'home', path: '/', key: 'h', right: 'see-own' },
  { id: 'stories', name: 'Stories', icon: 'document', path: '/stories/', key: 's', right: 'see-own' },
  {
    id: 'schedule',
    name: 'Schedule',
    icon: 'calendar',
    path: '/schedule/',
    key: 'c',
    right: 'see-own',
    isPage: true,
  },
  { id: 'media', name: 'Media', icon: 'image', path: '/media/', key: 'm', right: 'see-own' },
  {
    id: 'audience',
    name: 'Audience',
    icon: 'chart',
    path: '/measurement/',
    key: 'a',
    right: 'see-measurement',
    isPage: true,
  },
  {
    id: 'comments',
    name: 'Comments',
    icon: 'comments',
    path: '/comments/',
    key: 'o',
    right: 'moderate',
    isPage: true,
  },
  {
    id: 'newsletters',
    name: 'Newsletters',
    icon: 'mail',
    path: '/newsletters/',
    key: 'n',
    right: 'manage-newsletters',
    isPage: true,
  },
  { id: 'ads', name: 'Ads', icon: 'megaphone', path: '/ads/', key: 'd', right: 'manage-ads', isPage: true },
  {
    id: 'experiments',
    name: 'Experiments',
    icon: 'flask',
    path: '/experiments/',
    key: 'e',
    right: 'manage-experiments',
    isPage: true,
  },
  {
    id: 'redirects',
    name: 'Redirects',
    icon: 'link',
    path: '/vanity/',
    key: 'r',
    right: 'manage-redirects',
    isPage: true,
  },
  {
    id: 'imports',
    name: 'Imports',
    icon: 'download',
    path: '/imports/',
    key: 'i',
    right: 'import',
    isPage: true,
  },
  {
    id: 'survey',
    name: 'Survey',
    icon: 'flag',
    path: '/survey/',
    key: 'v',
    right: 'see-measurement',
    isPage: true,
  },
  {
    id: 'mailbox',
    name: 'Mailbox',
    icon: 'send',
    path: '/mailbox/',
    key: 'x',
    right: 'manage-settings',
    isPage: true,
  },
];
