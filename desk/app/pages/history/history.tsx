import { useMemo, useState } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { getStory } from '#content/calls/stories.ts';
import { getStoryVersion, listStoryVersions, restoreStoryVersion } from '#content/calls/versions.ts';
import { compareStories } from '#content/document/compare/compare-stories.ts';
import type { StoryVersion } from '#content/entities/story-record.ts';
import { callApi } from '../../api/call-api.ts';
import { ComparisonView } from '../../compare/comparison-view.tsx';
import { missingFor, useMe } from '../../session/me.ts';
import { deskSettings } from '../../settings.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { flushOpenStory } from '../../story/open-stories.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Segments, Select, Switch } from '../../ui/choice.tsx';
import { showToast } from '../../ui/toasts.ts';
import { whenText } from '../../work/when.ts';
import { Authors } from './authors.tsx';
import styles from './history.module.css';

/** `/desk/stories/{id}/history/?from=&to=` */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { searchParams } = new URL(request.url);
  await flushOpenStory(id);
  // Reading the story makes a version of words that have none yet: only a list that is read afterwards has it.
  const story = await callApi(getStory, { params: { id } });
  const { items } = await callApi(listStoryVersions, { params: { id } });
  const newest = items[0]?.version ?? 1;
  const versionIn = (name: string, otherwise: number) => {
    const number = Number(searchParams.get(name));
    return items.some(({ version }) => version === number) ? number : otherwise;
  };
  const to = versionIn('to', newest);
  const from = versionIn('from', Math.max(items.at(-1)?.version ?? 1, to - 1));
  const [before, after] = await Promise.all(
    [from, to].map((version) => callApi(getStoryVersion, { params: { id, version } })),
  );
  if (!before || !after) throw new Error('These versions could not be read.');
  return { id, story, versions: items, before, after };
}

type Layout = 'side-by-side' | 'in-line' | 'authors';

/** Any two versions of a story, side by side or in line, and who wrote which sentence of the newest text. */
export function Component() {
  const { id, story, versions, before, after } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const me = useMe();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [, setQuery] = useSearchParams();
  const [layout, setLayout] = useState<Layout>('side-by-side');
  const [onlyChanges, setOnlyChanges] = useState(true);
  const comparison = useMemo(
    () => compareStories(before.story, after.story, deskSettings().ownDomains),
    [before, after],
  );
  const choose = (name: 'from' | 'to') => (version: string) =>
    setQuery((query) => {
      query.set(name, version);
      return query;
    });
  async function restore() {
    try {
      const { version } = await callApi(restoreStoryVersion, {
        params: { id, version: before.version },
        whenSignedOut: 'prompt',
        body: {},
      });
      await revalidator.revalidate();
      showToast(`Restored version ${before.version} as version ${version}`, {
        async undo() {
          // What was newest then: the list on this screen may be older than the words of a colleague.
          await callApi(restoreStoryVersion, {
            params: { id, version: version - 1 },
            body: {},
            whenSignedOut: 'prompt',
          });
          await revalidator.revalidate();
        },
      });
      void navigate(`/stories/${id}/`);
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  }
  const choices = versions.map((one) => ({ id: String(one.version), name: nameOf(one), detail: one.reason }));
  return (
    <Sheet
      title="Compare versions"
      hasRail
      acts={
        <>
          <Button
            icon="history"
            onPress={() => void restore()}
            blockedBy={
              before.version === versions[0]?.version
                ? 'This is the newest version.'
                : missingFor(me, 'edit', story)?.message
            }
          >
            Restore version {before.version}
          </Button>
          <ButtonLink to={`/stories/${id}/?panel=history`}>Back to the text</ButtonLink>
        </>
      }
    >
      <div className={styles.bar}>
        <div className={styles.version}>
          <Select label="Before" choices={choices} value={String(before.version)} onChange={choose('from')} />
          <PreviewLink storyId={id} version={before.version} />
        </div>
        <div className={styles.version}>
          <Select label="After" choices={choices} value={String(after.version)} onChange={choose('to')} />
          {after.version !== before.version && <PreviewLink storyId={id} version={after.version} />}
        </div>
        <Segments
          label="Layout"
          choices={[
            { id: 'side-by-side', name: 'Side by side', icon: 'diff' },
            { id: 'in-line', name: 'In line', icon: 'rows' },
            { id: 'authors', name: 'Who wrote it', icon: 'people' },
          ]}
          value={layout}
          onChange={setLayout}
        />
        <Switch isSelected={onlyChanges} onChange={setOnlyChanges}>
          Only what changed
        </Switch>
      </div>
      <div className={styles.comparison}>
        {layout === 'authors' ? (
          <Authors storyId={id} />
        ) : (
          <ComparisonView
            comparison={comparison}
            layout={layout}
            onlyChanges={onlyChanges}
            before={nameOf(before)}
            after={nameOf(after)}
          />
        )}
      </div>
    </Sheet>
  );
}

const PreviewLink = ({ storyId, version }: { storyId: string; version: number }) => (
  <ButtonLink to={`/stories/${storyId}/preview/?version=${version}`} kind="quiet" icon="eye">
    Preview version {version}
  </ButtonLink>
);

function nameOf({ version, savedAt, savedByName, name }: StoryVersion): string {
  const when = whenText(Date.parse(savedAt), Date.now(), deskSettings().timeZone);
  return [`${version}. ${name ?? when}`, savedByName].filter(Boolean).join(', ');
}
