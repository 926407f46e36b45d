import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { getOriginal } from '#content/calls/pictures.ts';
import type { EntryUse, LibraryPicture, PictureUse } from '#content/entities/library-picture.ts';
import { fetchFile } from '../api/call-api.ts';
import { may, useMe } from '../session/me.ts';
import { MissingRightText } from '../shell/missing-right.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/marks.tsx';
import { saveFile } from '../ui/save-file.ts';
import { showToast } from '../ui/toasts.ts';
import { fieldNames, type PictureAct } from './picture-act.ts';
import { PictureCuts } from './picture-cuts.tsx';
import styles from './picture-panel.module.css';
import { closeSaver, openSaver, type PictureSaver } from './picture-saver.ts';
import { nameOfPicture, placesOf, rightsStateOf } from './picture-words.ts';
import { PictureWords } from './picture-words-form.tsx';

interface PicturePanelProps {
  picture: LibraryPicture;
  usedIn: readonly PictureUse[];
  entries: readonly EntryUse[];
  alike: readonly LibraryPicture[];
  onSaved: (picture: LibraryPicture) => void;
  onReplace: () => void;
  onDelete: () => void;
  /** The address of another picture. */
  addressOf: (id: string) => string;
}

/** Closing the panel saves: Esc and the way back leave no field, and the page asks before what is not saved is lost. */
function useSaver({ picture, onSaved }: PicturePanelProps): PictureSaver {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saver lives as long as its picture is open
  const saver = useMemo(() => openSaver(picture), [picture.id]);
  const latest = useRef(onSaved);
  useEffect(() => {
    latest.current = onSaved;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      void closeSaver(saver).then((isSaved) => {
        const { problem, saved } = saver.state();
        if (isSaved) return latest.current(saved);
        showToast(
          `${nameOfPicture(saved)} is not saved. ${problem ?? 'Another editor changed the same field.'} Open it again: your words are there.`,
          { isProblem: true },
        );
      });
    };
  }, [saver]);
  return saver;
}

/** Everything about one picture: cuts, words, rights, where it is used, and what looks like it. */
export function PicturePanel(props: PicturePanelProps) {
  const { usedIn, entries, alike, onSaved, onReplace, onDelete, addressOf } = props;
  const saver = useSaver(props);
  const state = useSyncExternalStore(saver.onChange, saver.state, saver.state);
  const { saved, fields } = state;
  const verdict = may(useMe(), 'manage-pictures');
  const blockedBy = verdict.ok ? undefined : verdict.message;

  useEffect(() => {
    if (saved.version !== props.picture.version) onSaved(saved);
  }, [saved, props.picture.version, onSaved]);

  const act: PictureAct = (name, value) => {
    const before = saver.state().fields[name];
    saver.change(name, value);
    void saver.saveNow().then(() => {
      if (saver.state().problem) return;
      showToast(`${fieldNames[name]} changed`, {
        undo: () => {
          saver.change(name, before);
          return saver.saveNow();
        },
      });
    });
  };

  const rights = rightsStateOf({ rights: fields.rights });
  return (
    <div className={styles.panel}>
      {state.problem && (
        <Note
          tone="bad"
          acts={
            <Button size="small" onPress={() => void saver.saveNow()}>
              Try again
            </Button>
          }
        >
          Not saved. {state.problem}
        </Note>
      )}
      {!verdict.ok && (
        <Note>
          <b>You can use this picture, not change it.</b> <MissingRightText {...verdict} />
        </Note>
      )}
      {rights === 'ended' && (
        <Note tone="bad">
          Its rights have ended: a story that shows it cannot be published. Replace it
          {usedIn.length > 0 ? ` in ${placesOf(usedIn.length)}` : ''}, or change its rights.
        </Note>
      )}
      <PictureCuts picture={saved} fields={fields} saver={saver} act={act} blockedBy={blockedBy} />
      <PictureWords state={state} saver={saver} act={act} blockedBy={blockedBy} />
      <UsedIn usedIn={usedIn} entries={entries} />
      {alike.length > 0 && (
        <section className={styles.part} aria-label="Looks the same">
          <h3 className={styles.heading}>Looks the same</h3>
          <ul className={styles.alike}>
            {alike.map((one) => (
              <li key={one.id}>
                <Link to={addressOf(one.id)} title={nameOfPicture(one)}>
                  <img src={one.image.urls?.sc_small} alt={nameOfPicture(one)} loading="lazy" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className={styles.footer}>
        <Button
          size="small"
          icon="swap"
          onPress={onReplace}
          blockedBy={blockedBy ?? (usedIn.length === 0 ? 'No story shows it' : undefined)}
        >
          Replace
        </Button>
        <OriginalButton picture={saved} blockedBy={blockedBy} />
        <span className={styles.saved} role="status">
          {savedWords(state)}
        </span>
        <Button
          size="small"
          kind="danger"
          onPress={onDelete}
          blockedBy={blockedBy ?? reasonToStay(usedIn, entries)}
        >
          Delete
        </Button>
      </footer>
    </div>
  );
}

/** Saves the file that every cut is made from. */
function OriginalButton({ picture, blockedBy }: { picture: LibraryPicture; blockedBy: string | undefined }) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const { file, name = picture.filename } = await fetchFile(getOriginal, {
        params: { id: picture.id },
        whenSignedOut: 'prompt',
      });
      saveFile(file, name);
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
    setPending(false);
  };
  return (
    <Button
      size="small"
      kind="quiet"
      icon="download"
      onPress={() => void save()}
      isPending={isPending}
      blockedBy={blockedBy}
    >
      Original
    </Button>
  );
}

function savedWords({ isSaving, savedAt, problem }: ReturnType<PictureSaver['state']>): string {
  if (problem) return 'Not saved';
  if (isSaving) return 'Saving…';
  return savedAt ? `Saved · ${savedAt.toLocaleTimeString('en-US')}` : '';
}

const stateWords: Record<string, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

/** Why a picture stays; undefined if nothing shows it. */
function reasonToStay(usedIn: readonly PictureUse[], [entry]: readonly EntryUse[]): string | undefined {
  if (usedIn.length > 0) return `In use: ${placesOf(usedIn.length)} show it`;
  return entry && `In use: the ${entry.kind} ${entry.id} shows it`;
}

function UsedIn({ usedIn, entries }: { usedIn: readonly PictureUse[]; entries: readonly EntryUse[] }) {
  return (
    <section className={styles.part} aria-label="Used in">
      <h3 className={styles.heading}>
        {usedIn.length === 0 ? 'Not used in a story' : `Used in ${placesOf(usedIn.length)}`}
      </h3>
      {entries.length > 0 && (
        <p>Also shown by {entries.map(({ kind, id }) => `the ${kind} ${id}`).join(', ')}</p>
      )}
      <ul className={styles.uses}>
        {usedIn.map(({ storyId, title, state, isPublished }) => (
          <li key={storyId}>
            <Link to={`/stories/${storyId}`}>{title}</Link>
            <span>{isPublished && state === 'draft' ? 'Readers see it' : (stateWords[state] ?? state)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
