import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Cut } from '#content/rules/images/cut-for.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './crop-dialog.module.css';
import {
  type CropShape,
  CutPreview,
  type PictureSize,
  ratioOf,
  shapeName,
  shapeUses,
} from './cut-preview.tsx';

interface CropDialogProps {
  shape: CropShape;
  src: string | undefined;
  size: PictureSize;
  cut: Cut;
  /** There is a cut by hand now. */
  isByHand: boolean;
  onClose: () => void;
  /** `WxH+X+Y` of the original, or nothing: the focal point decides again. */
  onCrop: (crop: string | undefined) => void;
}

const percentOf = ({ x, y, width, height }: Cut, size: PictureSize): PercentCrop => ({
  unit: '%',
  x: (x / size.width) * 100,
  y: (y / size.height) * 100,
  width: (width / size.width) * 100,
  height: (height / size.height) * 100,
});

/** Back to pixels of the original, and never beyond its sides. */
function pixelsOf(crop: PercentCrop, size: PictureSize): Cut {
  const width = Math.min(size.width, Math.max(1, Math.round((crop.width / 100) * size.width)));
  const height = Math.min(size.height, Math.max(1, Math.round((crop.height / 100) * size.height)));
  return {
    width,
    height,
    x: Math.min(size.width - width, Math.max(0, Math.round((crop.x / 100) * size.width))),
    y: Math.min(size.height - height, Math.max(0, Math.round((crop.y / 100) * size.height))),
  };
}

const names = {
  cropArea: 'Crop. Arrow keys move it, with Shift farther.',
  nDragHandle: 'Upper edge. Arrow keys move it.',
  neDragHandle: 'Upper right corner. Arrow keys move it.',
  eDragHandle: 'Right edge. Arrow keys move it.',
  seDragHandle: 'Lower right corner. Arrow keys move it.',
  sDragHandle: 'Lower edge. Arrow keys move it.',
  swDragHandle: 'Lower left corner. Arrow keys move it.',
  wDragHandle: 'Left edge. Arrow keys move it.',
  nwDragHandle: 'Upper left corner. Arrow keys move it.',
};

/** A cut by hand for one shape. Loaded on use. */
export function CropDialog({ shape, src, size, cut, isByHand, onClose, onCrop }: CropDialogProps) {
  const [crop, setCrop] = useState(() => percentOf(cut, size));
  const chosen = pixelsOf(crop, size);
  return (
    <Dialog
      title={`Crop ${shapeName(shape)}`}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          {isByHand && <Button onPress={() => onCrop(undefined)}>Follow the focal point</Button>}
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="solid"
            onPress={() => onCrop(`${chosen.width}x${chosen.height}+${chosen.x}+${chosen.y}`)}
          >
            Use this crop
          </Button>
        </>
      }
    >
      <p>For {shapeUses[shape]}. A crop by hand stays where it is when the focal point moves.</p>
      <div className={styles.columns}>
        <ReactCrop
          className={styles.crop ?? ''}
          crop={crop}
          aspect={ratioOf(shape)}
          keepSelection
          minWidth={24}
          ariaLabels={names}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img src={src} alt="" className={styles.picture} draggable={false} />
        </ReactCrop>
        <figure className={styles.result}>
          <CutPreview src={src} size={size} cut={chosen} />
          <figcaption>
            {chosen.width} × {chosen.height}
          </figcaption>
        </figure>
      </div>
    </Dialog>
  );
}
