import { useState } from 'react';
import type { Image } from '#content/entities/image.ts';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { PlacePicture } from './place-picture.tsx';

interface PictureDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The image of a story, with focal point and crops of the library. */
  onChoose: (image: Image) => void;
  /** Uploaded at once, e.g. dropped into the text. */
  files?: readonly File[];
}

/** Choose a picture of the library or upload one, say what it shows, and place it in a story. */
export function PictureDialog(props: PictureDialogProps) {
  const [chosen, setChosen] = useState<LibraryPicture>();
  const close = () => {
    setChosen(undefined);
    props.onClose();
  };
  return (
    <Dialog
      title={chosen ? 'Place picture' : 'Choose a picture'}
      isOpen={props.isOpen}
      onClose={close}
      size="large"
    >
      {chosen ? (
        <PlacePicture
          picture={chosen}
          onBack={() => setChosen(undefined)}
          onPlace={(image) => {
            setChosen(undefined);
            props.onChoose(image);
          }}
        />
      ) : (
        <ChoosePicture files={props.files ?? []} onChoose={setChosen} />
      )}
    </Dialog>
  );
}
