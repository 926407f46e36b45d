import { lazy, Suspense, useState } from 'react';
import type { Image } from '#content/entities/image.ts';
import { lacksDescription } from '#content/rules/images/describe-picture.ts';
import { useStoryField } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Pill } from '../../ui/marks.tsx';
import styles from './editor.module.css';
import { usePictureUrl } from './use-pictures.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('../../pictures/picture-dialog.tsx')).PictureDialog,
}));

/** The picture that the story begins with, and that cards show. */
export function MainPicture() {
  const { value: image, set } = useStoryField<Image>('image');
  const [isChoosing, setIsChoosing] = useState(false);
  const url = usePictureUrl(image);
  const choose = (chosen: Image) => {
    setIsChoosing(false);
    set(chosen);
  };
  return (
    <figure className={styles.mainPicture} data-field="image">
      {image ? (
        <>
          {url ? (
            <img src={url} alt={image.alt} />
          ) : (
            <div className={styles.noPicture} style={{ background: image.color }} />
          )}
          <figcaption>
            <span>
              {image.caption} {image.credits && <small>{image.credits}</small>}
            </span>
            {lacksDescription(image) && (
              <Pill tone="warn" icon="warning">
                No description
              </Pill>
            )}
            <Button size="small" kind="quiet" onPress={() => setIsChoosing(true)}>
              Replace
            </Button>
            <Button size="small" kind="quiet" onPress={() => set(null)}>
              Remove
            </Button>
          </figcaption>
        </>
      ) : (
        <Button kind="quiet" icon="image" onPress={() => setIsChoosing(true)}>
          Add the main picture
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <PictureDialog isOpen onClose={() => setIsChoosing(false)} onChoose={choose} />
        </Suspense>
      )}
    </figure>
  );
}
