import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { deletePicture } from '#content/calls/pictures.ts';
import { callApi } from '../../api/call-api.ts';
import { PicturePanel } from '../../pictures/picture-panel.tsx';
import type { LibraryFilter, useLibrary } from '../../pictures/use-library.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Note, Skeleton } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import { mediaPath } from './library-filter.ts';
import styles from './media.module.css';
import { useMedia } from './use-media.ts';
import { usePicture } from './use-picture.ts';

const ReplaceDialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));

interface PictureSideProps {
  id: string;
  filter: LibraryFilter;
  library: ReturnType<typeof useLibrary>;
}

/** One picture: beside the list on wide screens, in a drawer or a sheet on others. */
export function PictureSide({ id, filter, library }: PictureSideProps) {
  const { detail, problem, update } = usePicture(id);
  const [isDeleting, setDeleting] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const navigate = useNavigate();
  const isWide = useMedia('(min-width: 1101px)');
  const close = () => void navigate(mediaPath(filter));
  const at = library.pictures.findIndex((picture) => picture.id === id);
  const before = library.pictures[at - 1];
  const after = at < 0 ? undefined : library.pictures[at + 1];
  const title = detail?.picture.filename ?? 'Picture';

  const remove = async () => {
    setDeleting(false);
    try {
      await callApi(deletePicture, { params: { id }, whenSignedOut: 'prompt' });
      library.remove(id);
      showToast(`Deleted ${title}`);
      close();
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  };

  const steps = (
    <>
      <IconButton
        label="Previous picture"
        icon="left"
        isDisabled={!before}
        onPress={() => before && void navigate(mediaPath(filter, before.id))}
      />
      <IconButton
        label="Next picture"
        icon="right"
        isDisabled={!after}
        onPress={() => after && void navigate(mediaPath(filter, after.id))}
      />
    </>
  );
  const content = (
    <>
      {problem && <Note tone="bad">{problem}</Note>}
      {!detail && !problem && <Skeleton rows={5} height="5rem" />}
      {detail && (
        <PicturePanel
          {...detail}
          addressOf={(other) => mediaPath(filter, other)}
          onSaved={(picture) => {
            update(picture);
            library.replace(picture);
          }}
          onReplace={() => setReplacing(true)}
          onDelete={() => setDeleting(true)}
        />
      )}
      {isReplacing && detail && (
        <Suspense>
          <ReplaceDialog
            {...detail}
            onClose={() => setReplacing(false)}
            onReplaced={(by) => {
              setReplacing(false);
              library.reload();
              void navigate(mediaPath(filter, by.id));
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        title={`Delete ${title}?`}
        act="Delete picture"
        isOpen={isDeleting}
        isDangerous
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      >
        <p>No story shows it. Its file is removed too and cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
  if (!isWide)
    return (
      <Dialog title={title} isOpen onClose={close} shape="drawer">
        <div className={styles.drawer}>
          <div className={styles.steps}>{steps}</div>
          {content}
        </div>
      </Dialog>
    );
  return (
    <aside className={styles.side} aria-label={title}>
      <header className={styles.sideHead}>
        <h2>{title}</h2>
        {steps}
        <IconButton label="Close" icon="close" onPress={close} />
      </header>
      {content}
    </aside>
  );
}
