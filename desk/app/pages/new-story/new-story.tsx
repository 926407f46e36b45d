import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { createStory } from '#content/calls/stories.ts';
import { type StoryType, storyTypes } from '#content/entities/story-types.ts';
import { callApi } from '../../api/call-api.ts';
import { may, useMe } from '../../session/me.ts';
import { MissingRightText } from '../../shell/missing-right.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Empty, Note } from '../../ui/marks.tsx';
import { emptyStory } from './empty-story.ts';
import styles from './new-story.module.css';

const kinds: Readonly<Record<StoryType, { name: string; detail: string; icon: IconName }>> = {
  article: {
    name: 'Article',
    detail: 'News, features, how-tos, best lists, live coverage',
    icon: 'document',
  },
  review: { name: 'Review', detail: 'A product with scores, pros, cons and offers', icon: 'star' },
  gallery: { name: 'Gallery', detail: 'Pictures in order, each with its words', icon: 'gallery' },
  video: { name: 'Video', detail: 'A video with chapters and captions', icon: 'video' },
  collection: { name: 'Collection', detail: 'A report or a special around one theme', icon: 'fronts' },
  feature: { name: 'Feature', detail: 'A page laid out by hand', icon: 'grid' },
};

const isKind = (name: string | null): name is StoryType => storyTypes.some((type) => type === name);

/** The kind that the address names. */
export const loader = ({ request }: LoaderFunctionArgs): StoryType | null => {
  const kind = new URL(request.url).searchParams.get('kind');
  return isKind(kind) ? kind : null;
};

/** `/desk/stories/new/`: asks for the kind, makes a draft and opens it. */
export function Component() {
  const wanted = useLoaderData() as StoryType | null;
  const me = useMe();
  const navigate = useNavigate();
  const [making, setMaking] = useState<StoryType>();
  const [problem, setProblem] = useState<string>();
  const verdict = may(me, 'write-own');
  const make = async (kind: StoryType) => {
    setMaking(kind);
    setProblem(undefined);
    try {
      const { id } = await callApi(createStory, {
        body: { story: emptyStory(kind, crypto.randomUUID()) },
        whenSignedOut: 'prompt',
      });
      await navigate(`/stories/${encodeURIComponent(id)}/`, { replace: true });
    } catch (error) {
      setMaking(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Sheet title="New story">
      {!verdict.ok ? (
        <Empty title="You cannot write stories" acts={<ButtonLink to="/stories/">All stories</ButtonLink>}>
          <MissingRightText {...verdict} />
        </Empty>
      ) : (
        <section aria-labelledby="kind" className={styles.work}>
          <h2 id="kind" className={styles.question}>
            What do you want to write?
          </h2>
          {problem && <Note tone="bad">{problem}</Note>}
          <ul className={styles.kinds}>
            {storyTypes.map((kind) => (
              <li key={kind}>
                <AriaButton
                  className={styles.kind ?? ''}
                  autoFocus={kind === (wanted ?? 'article')}
                  isDisabled={making !== undefined}
                  isPending={making === kind}
                  onPress={() => void make(kind)}
                >
                  <Icon name={kinds[kind].icon} size={20} />
                  <b>{kinds[kind].name}</b>
                  <small>{kinds[kind].detail}</small>
                </AriaButton>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>
            It begins as a draft. Readers see nothing of it until it is published.
          </p>
        </section>
      )}
    </Sheet>
  );
}
