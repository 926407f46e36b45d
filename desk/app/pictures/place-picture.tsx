import { useState } from 'react';
import { updatePicture } from '#content/calls/pictures.ts';
import type { Image } from '#content/entities/image.ts';
import { type LibraryPicture, pictureFields } from '#content/entities/library-picture.ts';
import { callApi } from '../api/call-api.ts';
import { may, useMe } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/choice.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import styles from './picture-dialog.module.css';
import { hasDescription, nameOfPicture, sizeOfPicture } from './picture-words.ts';
import { storyImage } from './story-image.ts';

interface PlacePictureProps {
  picture: LibraryPicture;
  onBack: () => void;
  onPlace: (image: Image) => void;
}

const missing = 'Say what it shows, or mark it as decorative.';

/** Its height is known before it is loaded: the buttons below would move away from the pointer. */
const shapeOf = ({ width, height }: LibraryPicture) =>
  width && height ? { aspectRatio: `${width} / ${height}` } : undefined;

/** What a picture shows, its caption and credit, as this story has them. */
export function PlacePicture({ picture, onBack, onPlace }: PlacePictureProps) {
  const me = useMe();
  const [alt, setAlt] = useState(picture.alt);
  const [isDecorative, setDecorative] = useState(picture.isDecorative);
  const [caption, setCaption] = useState(picture.caption);
  const [credits, setCredits] = useState(picture.credits);
  const [isTried, setTried] = useState(false);
  const isDescribed = isDecorative || alt.trim() !== '';

  const place = () => {
    if (!isDescribed) return setTried(true);
    if (!hasDescription(picture) && !isDecorative && may(me, 'manage-pictures').ok)
      void saveFirst(picture, alt);
    onPlace(storyImage(picture, { alt, caption, credits, isDecorative }));
  };

  return (
    <form
      className={styles.place}
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <figure className={styles.preview}>
        <img src={picture.image.urls?.sc_medium} alt="" style={shapeOf(picture)} />
        <figcaption>
          {nameOfPicture(picture)} · {sizeOfPicture(picture)}
        </figcaption>
      </figure>
      <div className={styles.fields}>
        <TextArea
          label="Description for people who cannot see it"
          hint="Say what is seen. Leave “picture of” out."
          value={isDecorative ? '' : alt}
          onChange={setAlt}
          isDisabled={isDecorative}
          maxLength={1000}
          problem={isTried && !isDescribed ? missing : undefined}
          autoFocus
        />
        <Checkbox
          isSelected={isDecorative}
          onChange={setDecorative}
          hint="It says nothing that the text does not say."
        >
          Decorative
        </Checkbox>
        <TextArea label="Caption" value={caption} onChange={setCaption} rows={2} maxLength={2000} />
        <TextField label="Credit" value={credits} onChange={setCredits} maxLength={300} />
        <div className={styles.acts}>
          <Button onPress={onBack}>Choose another</Button>
          <Button kind="solid" type="submit">
            Place picture
          </Button>
        </div>
      </div>
    </form>
  );
}

/**
 * The first description is the library's too; where another editor was quicker, theirs stays. That a picture is
 * decorative is true of one place: the next story would show it without the description it needs there.
 */
async function saveFirst(picture: LibraryPicture, alt: string): Promise<void> {
  const fields = pictureFields.strip().parse(picture);
  const saved = callApi(updatePicture, {
    params: { id: picture.id },
    body: { picture: { ...fields, alt }, baseVersion: picture.version },
  });
  await saved.catch(() => undefined);
}
