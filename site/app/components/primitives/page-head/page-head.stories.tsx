import { topicPageExample } from '#content/examples/page-entities.ts';
import type { Stories } from '#design/stories.ts';
import { PageHead } from './page-head.tsx';

const { image } = topicPageExample;
const words = 'What this page is about, in a sentence that does not hurry.';

export const stories: Stories = {
  'with a picture': () => (
    <PageHead
      title="Energy"
      description={words}
      image={image}
      priority={false}
      path={[]}
      section="innovation"
    />
  ),
  'without a picture': () => (
    <PageHead title="Privacy policy" description={words} priority={false} path={[]} />
  ),
  'a sentence for a name': () => (
    <PageHead
      title="A title that became a whole sentence and went on for far too long"
      priority={false}
      path={[{ text: 'Topics', href: '/topic/' }]}
    />
  ),
  'one endless word': () => (
    <PageHead title={'Donaudampfschifffahrt'.repeat(8)} image={image} priority={false} path={[]} />
  ),
  'right to left': () => <PageHead title="حول الموقع" description={words} priority={false} path={[]} />,
};
