/** Names whose slug the rule below would get wrong. Matched whole, in any case. */
const knownNames: Readonly<Record<string, string>> = {
  'home & office': 'home-and-office',
  'ar and vr': 'ar-vr',
  'ar/vr': 'ar-vr',
  ai: 'artificial-intelligence',
  'kitchen and household': 'kitchen-household',
  'office hardware': 'office-hardware-appliances',
  'yard and outdoors': 'yard-outdoors',
  'streaming services': 'video-streaming-services',
  'small business': 'smb',
  'password managers': 'password-manager',
  'work/life': 'work-life',
};

/** `['AI & Cloud', 'Node.js']` → `AI & Cloud^Node.js` */
export function hubTopicPath(names: readonly string[]): string {
  return names.join('^');
}

/** The hub path of a topic: the names of those above it, then its own. */
export function hubPathOfTopic({
  name,
  topicPath,
}: {
  name: string;
  topicPath: readonly { name: string }[];
}): string {
  return hubTopicPath([...topicPath.map((above) => above.name), name]);
}

function hubNameSlug(name: string): string {
  const known = knownNames[name.trim().toLowerCase()];
  if (known !== undefined) return known;
  return name.trim().replace(/[&.]/g, '').replace(/\s/g, '-').replace(/-{2,}/g, '-').toLowerCase();
}

/** `AI & Cloud^Node.js` → `['ai-cloud', 'nodejs']` */
export function hubTopicPathSlugs(path: string): string[] {
  return path
    .split('^')
    .map(hubNameSlug)
    .filter((slug) => slug !== '');
}
