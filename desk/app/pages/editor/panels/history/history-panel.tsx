import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { listStoryVersions } from '#content/calls/versions.ts';
import type { StoryVersion } from '#content/entities/story-record.ts';
import { callApi } from '../../../../api/call-api.ts';
import { deskSettings } from '../../../../settings.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Avatar, Note, Pill, Skeleton } from '../../../../ui/marks.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { whenText } from '../../../../work/when.ts';
import { useMissingToEdit } from '../../read-only.tsx';
import { flushSettled } from '../../settled-fields.ts';
import { useUnsettled } from '../../use-unsettled.ts';
import styles from './history.module.css';

/** Every version, the newest first: who, when, why; each leads to its comparison with the newest one and to its preview. */
export function HistoryPanel() {
  const session = useStorySession();
  const version = useStory((snapshot) => snapshot.version);
  const [versions, setVersions] = useState<readonly StoryVersion[]>();
  const [problem, setProblem] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const { storyId: id } = session;
  const unsettled = useUnsettled();
  const blockedBy = useMissingToEdit()?.message ?? unsettled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is read with the others
  useEffect(() => {
    callApi(listStoryVersions, { params: { id } })
      .then(({ items }) => setVersions(items))
      .catch((error: Error) => setProblem(error.message));
  }, [id, version]);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>Versions</h2>
        <Button size="small" icon="flag" onPress={() => setNaming(true)} blockedBy={blockedBy}>
          Name this one
        </Button>
      </header>
      {problem && <Note tone="bad">{problem}</Note>}
      {!versions && !problem && <Skeleton rows={4} height="3.5rem" />}
      <ol className={styles.versions}>
        {versions?.map((one) => (
          <VersionRow
            key={one.version}
            version={one}
            newest={versions[0]?.version ?? one.version}
            storyId={id}
          />
        ))}
      </ol>
      <p className={styles.hint}>
        Versions are stored as long as the story. Restoring one makes a new version: nothing is lost.
      </p>
      <NameDialog isOpen={isNaming} onClose={() => setNaming(false)} />
    </div>
  );
}

function VersionRow({
  version: one,
  newest,
  storyId,
}: {
  version: StoryVersion;
  newest: number;
  storyId: string;
}) {
  const { version, savedAt, savedByName, savedBy, reason, name, published } = one;
  const who = savedByName ?? savedBy;
  const to = `/stories/${storyId}/history/?from=${version === newest ? Math.max(1, version - 1) : version}&to=${newest}`;
  return (
    <li className={styles.version}>
      <Avatar name={who} size="small" />
      <div className={styles.facts}>
        <b>
          {version}. {whenText(Date.parse(savedAt), Date.now(), deskSettings().timeZone)}
        </b>
        <span>
          {who ? `${who}, ` : ''}
          {reason}
        </span>
        <span className={styles.marks}>
          {name && (
            <Pill tone="line" icon="flag">
              {name}
            </Pill>
          )}
          {published && <Pill tone="good">Readers see it</Pill>}
        </span>
      </div>
      <div className={styles.acts}>
        <ButtonLink to={to} size="small" kind="quiet">
          Compare
        </ButtonLink>
        <ButtonLink to={`/stories/${storyId}/preview/?version=${version}`} size="small" kind="quiet">
          Preview
        </ButtonLink>
      </div>
    </li>
  );
}

/** Saves what is written now as a version with a name. */
function NameDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const session = useStorySession();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  async function save() {
    if (name.trim() === '') return;
    try {
      await flushSettled(session);
      const { version } = await session.save({ name: name.trim() });
      showToast(`Version ${version} is called “${name.trim()}”`);
      setName('');
      onClose();
      void navigate('?panel=history', { replace: true });
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <Dialog
      title="Name this version"
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="solid" onPress={() => void save()} isDisabled={name.trim() === ''}>
            Save with this name
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          autoFocus
          maxLength={100}
          placeholder="Before legal"
          problem={problem}
        />
      </form>
    </Dialog>
  );
}
