import type { IconName } from '../ui/icon-paths.ts';

const icons: Readonly<Record<string, IconName>> = {
  Paragraph: 'paragraph',
  Heading: 'heading',
  'Small heading': 'heading',
  List: 'bullet-list',
  'Numbered list': 'numbered-list',
  Quote: 'quote',
  'Pull quote': 'quote',
  Code: 'code',
  Divider: 'more',
  'Key takeaways': 'key',
  'Info card': 'info',
  Table: 'table',
  Chart: 'chart',
  Timeline: 'clock',
  'Related stories': 'bullet-list',
  'Newsletter box': 'mail',
  'Live update': 'bolt',
  Picture: 'image',
  Gallery: 'gallery',
  Video: 'video',
  'Review card': 'star',
  'Buy button': 'product',
  'Listicle entry': 'numbered-list',
};

export const blockIcon = (name: string): IconName => icons[name] ?? 'embed';
