import { lazy, Suspense, useRef, useState } from 'react';
import type { LibraryPicture, PictureFields } from '#content/entities/library-picture.ts';
import { cropShapes } from '#content/rules/images/crop-shapes.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type CropShape, CutPreview, cutOf, type PictureSize, shapeName, shapeUses } from './cut-preview.tsx';
import { FocalPoint } from './focal-point.tsx';
import type { PictureAct } from './picture-act.ts';
import styles from './picture-panel.module.css';
import type { PictureSaver } from './picture-saver.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

interface PictureCutsProps {
  picture: LibraryPicture;
  fields: PictureFields;
  saver: PictureSaver;
  act: PictureAct;
  blockedBy: string | undefined;
}

/** Of a picture whose size is not known. */
const usualSize: PictureSize = { width: 1600, height: 900 };

/** The focal point, and every shape in view that follows it. */
export function PictureCuts({ picture, fields, saver, act, blockedBy }: PictureCutsProps) {
  const [cropped, setCropped] = useState<CropShape>();
  const { width, height, image, alt } = picture;
  const size = width && height ? { width, height } : usualSize;
  // Addresses are signed for a focal point: the whole picture has the same bytes whatever the point is.
  const src = useRef(image.urls?.sc_medium ?? image.urls?.expanded_image).current;
  const isDisabled = blockedBy !== undefined;
  const begun = useRef<{ focus: PictureFields['focus'] }>(undefined);

  const done = () => {
    if (!begun.current) return;
    const { focus } = begun.current;
    begun.current = undefined;
    const moved = saver.state().fields.focus;
    if (moved?.x === focus?.x && moved?.y === focus?.y) return;
    // The way back leads to where the drag began.
    saver.change('focus', focus);
    act('focus', moved);
  };

  const withCrop = (shape: CropShape, crop: string | undefined): PictureFields['crops'] => {
    const { [shape]: _, ...others } = fields.crops;
    return crop ? { ...others, [shape]: crop } : others;
  };

  return (
    <section className={styles.cuts} aria-label="Focal point and crops">
      <FocalPoint
        src={src}
        alt={alt}
        size={size}
        focus={fields.focus}
        isDisabled={isDisabled}
        onChange={(focus) => {
          begun.current ??= { focus: saver.state().fields.focus };
          saver.change('focus', focus);
        }}
        onDone={done}
      />
      {!isDisabled && (
        <p className={styles.hint}>
          <Icon name="target" size={14} />
          Drag the point, or use the arrow keys. Every crop keeps it in view.
        </p>
      )}
      <div className={styles.shapes}>
        {cropShapes.map((shape) => (
          <figure key={shape} className={styles.shape} data-shape={shape}>
            <CutPreview src={src} size={size} cut={cutOf(shape, size, fields)} />
            <figcaption>
              <b>{shapeName(shape)}</b>
              <span>{fields.crops[shape] ? 'by hand' : shapeUses[shape]}</span>
              <IconButton
                label={`Crop ${shapeName(shape)} by hand`}
                icon="crop"
                size="small"
                isDisabled={isDisabled}
                onPress={() => setCropped(shape)}
              />
            </figcaption>
          </figure>
        ))}
      </div>
      {cropped && (
        <Suspense>
          <CropDialog
            shape={cropped}
            src={src}
            size={size}
            cut={cutOf(cropped, size, fields)}
            isByHand={fields.crops[cropped] !== undefined}
            onClose={() => setCropped(undefined)}
            onCrop={(crop) => {
              setCropped(undefined);
              act('crops', withCrop(cropped, crop));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
