import type { Tag } from '#content/entities/tag.ts';
import type { LayoutDefinition } from '#content/page/layout-definition.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { MainThing } from './page-work.ts';

/** The words of the layout, else those of the thing the page is about. */
export function pageTitle(
  layout: LayoutDefinition,
  main: MainThing | undefined,
  { brand }: Publication,
): { title: string; description?: string | undefined } {
  const own = wordsOf(main);
  return {
    title: layout.title ?? own.title ?? brand.name,
    description: layout.description ?? own.description,
  };
}

/** A tag is only a name; the title of its page says what the page lists. */
export function tagWords({ name }: Tag): { title: string; description: string } {
  return { title: name, description: `Every story that carries the tag ${name}, newest first.` };
}

function wordsOf(main: MainThing | undefined): { title?: string; description?: string | undefined } {
  switch (main?.kind) {
    case 'topic':
      return { title: main.topic.title, description: main.topic.description };
    case 'author': {
      const [first, ...others] = main.authors;
      if (!first || others.length > 0) return { title: 'Partner Contributors' };
      const { firstName, lastName, bio, profile } = first.author;
      return { title: `${firstName} ${lastName}`.trim(), description: profile?.authorBio ?? bio };
    }
    case 'listing':
      return { title: main.title };
    case 'tag':
      return tagWords(main.tag);
    case 'newsletter':
      return { title: main.newsletter.title, description: main.newsletter.description };
    case 'text':
      return { ...(main.text.title ? { title: main.text.title } : {}), description: main.text.description };
    case 'story': {
      const { story } = main.material;
      const description = 'dek' in story ? story.dek : 'description' in story ? story.description : undefined;
      return { title: story.title, description };
    }
    default:
      return {};
  }
}
