import { useState } from 'react';
import { Link } from 'react-router';
import { replacePicture } from '#content/calls/pictures.ts';
import type { LibraryPicture, PictureReplacement, PictureUse } from '#content/entities/library-picture.ts';
import { callApi } from '../../api/call-api.ts';
import { ChoosePicture } from '../../pictures/choose-picture.tsx';
import { nameOfPicture, placesOf } from '../../pictures/picture-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/marks.tsx';
import styles from './replace-dialog.module.css';

interface ReplaceDialogProps {
  picture: LibraryPicture;
  usedIn: readonly PictureUse[];
  onClose: () => void;
  /** Stories have the other picture now. */
  onReplaced: (by: LibraryPicture) => void;
}

/** Chooses another picture, lists every place that changes, and then changes them. */
export function ReplaceDialog({ picture, usedIn, onClose, onReplaced }: ReplaceDialogProps) {
  const [by, setBy] = useState<LibraryPicture>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<readonly PictureReplacement[]>();

  const replace = async (chosen: LibraryPicture) => {
    setPending(true);
    try {
      const { stories } = await callApi(replacePicture, {
        params: { id: picture.id },
        body: { by: chosen.id },
        whenSignedOut: 'prompt',
      });
      setDone(stories);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setPending(false);
  };

  if (done && by)
    return (
      <Dialog
        title="Replaced"
        isOpen
        onClose={() => onReplaced(by)}
        footer={
          <Button kind="solid" onPress={() => onReplaced(by)}>
            Show the new picture
          </Button>
        }
      >
        <Places
          places={done.map(({ outcome, problem: why, ...story }) => ({
            ...story,
            note: why ?? outcomes[outcome],
          }))}
        />
      </Dialog>
    );
  if (!by)
    return (
      <Dialog title={`Replace ${nameOfPicture(picture)} by`} isOpen onClose={onClose} size="large">
        <ChoosePicture files={[]} onChoose={(chosen) => chosen.id !== picture.id && setBy(chosen)} />
      </Dialog>
    );
  const isPublished = usedIn.some((use) => use.isPublished);
  return (
    <Dialog
      title={`Replace in ${placesOf(usedIn.length)}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={() => setBy(undefined)}>Choose another</Button>
          <Button
            kind={isPublished ? 'accent' : 'solid'}
            onPress={() => void replace(by)}
            isPending={isPending}
          >
            Replace in {placesOf(usedIn.length)}
          </Button>
        </>
      }
    >
      <div className={styles.pair}>
        {[picture, by].map((one) => (
          <figure key={one.id}>
            <img src={one.image.urls?.sc_small} alt="" />
            <figcaption>{nameOfPicture(one)}</figcaption>
          </figure>
        ))}
      </div>
      {problem && <Note tone="bad">{problem}</Note>}
      <p>
        Each story gets a new version. Description, credit, focal point and crops are the new picture’s;
        captions stay.
      </p>
      <Places
        places={usedIn.map(({ storyId, title, isPublished: isSeen }) => ({
          storyId,
          title,
          note: isSeen ? 'Readers see it' : 'Not published',
        }))}
      />
    </Dialog>
  );
}

const outcomes: Record<PictureReplacement['outcome'], string> = {
  published: 'Replaced, and published',
  saved: 'Replaced in the draft',
  waits: 'Readers see it when its other changes are published',
  failed: 'Not replaced',
};

function Places({ places }: { places: readonly { storyId: string; title: string; note: string }[] }) {
  return (
    <ul className={styles.places} aria-label="Stories">
      {places.map(({ storyId, title, note }) => (
        <li key={storyId}>
          <Link to={`/stories/${storyId}`}>{title}</Link>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
