import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { WrittenCommentsContext } from '../../comments/written-comments.ts';
import { railArticles } from './rail-fixture.ts';
import { RailView } from './rail-view.tsx';

const list = (title: string) => (
  <section key={title}>
    <h2 className="hd-rail">{title}</h2>
    <p>What the layout puts beside the story.</p>
  </section>
);
const top =
  '<b>Top comment</b><p class="top-words">“Nine applicants became three in a week.”</p><p class="top-name"><span>Walt Dombrowski</span></p><a href="#main">Read 48 comments</a>';

export const stories: Stories = Object.fromEntries(
  Object.entries(railArticles).map(([state, data]) => [
    state,
    () => (
      <WrittenCommentsContext
        value={state === 'nothing placed' ? undefined : { storyId: data.id, count: 48, html: '', top }}
      >
        <RailView
          component={componentOf('Article', { data })}
          page={{ ...facts, pageType: 'article' }}
          priority={false}
          rail={[list('Most read'), list('More on this topic')]}
        />
      </WrittenCommentsContext>
    ),
  ]),
);
