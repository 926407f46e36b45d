import { useCallback, useEffect, useState } from 'react';
import { getPicture } from '#content/calls/pictures.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { callApi } from '../api/call-api.ts';
import { useMe, whyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { SearchField } from '../ui/field.tsx';
import { Empty, Note, Skeleton } from '../ui/marks.tsx';
import { showToast } from '../ui/toasts.ts';
import { DropArea, UploadButtons } from './add-files.tsx';
import styles from './picture-dialog.module.css';
import { PictureGrid } from './picture-grid.tsx';
import { PictureTile } from './picture-tile.tsx';
import { rightsStateOf } from './picture-words.ts';
import { UploadCard } from './upload-card.tsx';
import { useUploads } from './uploads.ts';
import { useLibrary } from './use-library.ts';

interface ChoosePictureProps {
  /** Uploaded at once. */
  files: readonly File[];
  onChoose: (picture: LibraryPicture) => void;
}

const usualLargest = 20 * 1024 * 1024;
const searchDelayMilliseconds = 200;

/** The library with its search, and files that are added to it. */
export function ChoosePicture({ files, onChoose }: ChoosePictureProps) {
  const me = useMe();
  const [words, setWords] = useState('');
  const [q, setQuery] = useState('');
  const library = useLibrary({ q });
  const blockedBy = whyNot(me, 'write-own');
  const largest = library.page?.largestUpload ?? usualLargest;

  useEffect(() => {
    const timer = setTimeout(() => setQuery(words.trim()), searchDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [words]);

  const show = useCallback(
    async (id: string) => {
      try {
        const { picture } = await callApi(getPicture, { params: { id } });
        onChoose(picture);
      } catch (error) {
        showToast((error as Error).message, { isProblem: true });
      }
    },
    [onChoose],
  );
  const { queue, items } = useUploads(library.reload);
  const [own, setOwn] = useState<readonly string[]>([]);
  const add = useCallback(
    (added: readonly File[]) => setOwn((before) => [...before, ...queue.add(added, largest)]),
    [queue, largest],
  );
  const isReady = library.page !== undefined;
  useEffect(() => {
    if (isReady && files.length > 0) add(files);
  }, [isReady, files, add]);

  // One file, and it is here: the next step is to say what it shows.
  const [only] = own.length === 1 ? items.filter(({ id }) => id === own[0]) : [];
  const uploadedId = only?.state === 'done' && !only.isKnown ? only.pictureId : undefined;
  useEffect(() => {
    if (uploadedId) void show(uploadedId);
  }, [uploadedId, show]);

  return (
    <DropArea onFiles={add} blockedBy={blockedBy}>
      <div className={styles.choose}>
        <div className={styles.head}>
          <SearchField
            label="Search pictures"
            placeholder="What is in it, who made it"
            value={words}
            onChange={setWords}
            autoFocus
          />
          <UploadButtons onFiles={add} blockedBy={blockedBy} />
        </div>
        <UploadCard
          queue={queue}
          items={items.filter(({ id }) => own.includes(id))}
          largest={largest}
          onShow={(id) => void show(id)}
        />
        {library.problem && (
          <Note tone="bad" acts={<Button onPress={library.reload}>Try again</Button>}>
            {library.problem}
          </Note>
        )}
        {library.isLoading && library.pictures.length === 0 && <Skeleton rows={3} height="8rem" />}
        {!library.isLoading && !library.problem && library.pictures.length === 0 && (
          <Empty title={q ? `No picture matches “${q}”` : 'No pictures yet'}>
            Upload one: drop it here, paste it, or choose a file.
          </Empty>
        )}
        <PictureGrid
          label="Pictures of the library"
          pictures={library.pictures}
          itemOf={(picture, className) => {
            const isEnded = rightsStateOf(picture) === 'ended';
            return (
              <button
                type="button"
                className={className}
                aria-disabled={isEnded}
                title={
                  isEnded ? 'Its rights have ended: a story that shows it cannot be published' : undefined
                }
                onClick={() => !isEnded && onChoose(picture)}
              >
                <PictureTile picture={picture} isCurrent={false} />
              </button>
            );
          }}
        />
        {library.hasMore && (
          <Button onPress={library.loadMore} isPending={library.isLoading}>
            Show more
          </Button>
        )}
      </div>
    </DropArea>
  );
}
