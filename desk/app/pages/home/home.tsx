import { useLoaderData } from 'react-router';
import { listStories } from '#content/calls/story-list.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { useMe } from '../../session/me.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/marks.tsx';

export const loader = () => callApi(listStories, { query: { limit: 20 } });

/** `/desk/`. */
export function Component() {
  const { items } = useLoaderData() as AnswerOf<typeof listStories>;
  const { name } = useMe();
  return (
    <Sheet
      title={name ? `Hello, ${name}` : 'Home'}
      acts={
        <ButtonLink to="/stories/new/" kind="solid" icon="plus">
          New story
        </ButtonLink>
      }
    >
      {items.length === 0 && <Empty title="No stories yet">Write the first one.</Empty>}
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Sheet>
  );
}
