import type { z } from 'zod';
import type { author } from '#content/entities/author.ts';
import { portraitOf } from '#demo/picture.ts';
import { businessDesk } from './business-desk.ts';
import { innovationDesk } from './innovation-desk.ts';
import { outsideWriters } from './outside-writers.ts';
import { testDesk } from './test-desk.ts';
import type { WriterWords } from './writer-words.ts';

export type SeedAuthor = z.input<typeof author>;

export const staff: readonly WriterWords[] = [...innovationDesk, ...businessDesk, ...testDesk];

export function slugOfName(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function toAuthor(words: WriterWords): SeedAuthor {
  const slug = slugOfName(words.name);
  const [firstName = '', ...rest] = words.name.split(' ');
  const social = words.handle
    ? { twitter: words.handle, instagram: words.handle, facebookPage: `wavelength.${words.handle}` }
    : undefined;
  return {
    id: slug,
    username: slug,
    firstName,
    lastName: rest.join(' '),
    title: words.title,
    bio: words.bio,
    bureau: words.bureau,
    expertise: words.expertise,
    awards: words.awards,
    authorDisclosure: words.disclosure,
    image: staff.includes(words) ? portraitOf(slug) : undefined,
    socialProfileIds: social,
    profile: {
      id: `profile-${slug}`,
      authorBio: words.bio,
      byline: words.name,
      authorDisclosure: words.disclosure,
      awardsAndCredentials: words.awards,
      bureau: words.bureau,
      education: words.education,
      expertise: words.expertise,
      title: words.title,
    },
  };
}

export const authors: readonly SeedAuthor[] = [...staff, ...outsideWriters].map(toAuthor);
export const authorIds: ReadonlySet<string> = new Set(authors.map(({ id }) => id));

const byBeat = new Map<string, string[]>();
for (const { name, beat } of staff) {
  for (const topic of beat) byBeat.set(topic, [...(byBeat.get(topic) ?? []), slugOfName(name)]);
}

/** Who writes about a topic, in the order of the masthead. Every topic that stories are about has a writer. */
export function writersOf(topic: string): readonly string[] {
  return byBeat.get(topic) ?? [];
}
