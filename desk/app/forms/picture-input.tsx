import { lazy, Suspense, useState } from 'react';
import type { Image } from '#content/entities/image.ts';
import { describePicture } from '#content/rules/images/describe-picture.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { InputProps } from './form-props.ts';
import styles from './forms.module.css';

const PictureDialog = lazy(async () => ({
  default: (await import('../pictures/picture-dialog.tsx')).PictureDialog,
}));

/** A picture of the library, with the words it has at this place. */
export function PictureInput({ label, value, onChange, problems, path, isRequired }: InputProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const image = value as Image | undefined | null;
  const isSet = Boolean(image?.bucketPath || image?.filename);
  const words = (name: 'alt' | 'caption' | 'credits', title: string) => (
    <TextField
      label={title}
      value={image?.[name] ?? ''}
      onChange={(next) =>
        onChange(name === 'alt' ? describePicture(image ?? {}, next) : { ...image, [name]: next })
      }
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{label || 'Picture'}</legend>
      <div className={styles.row}>
        <Button size="small" icon="image" onPress={() => setIsChoosing(true)}>
          {isSet ? 'Replace' : 'Choose a picture'}
        </Button>
        {isSet && <span className={styles.fileName}>{image?.filename ?? image?.bucketPath}</span>}
        {isSet && !isRequired && (
          <Button size="small" kind="quiet" onPress={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </div>
      {isSet && words('alt', 'Description')}
      {isSet && words('caption', 'Caption')}
      {isSet && words('credits', 'Credit')}
      {problems.get(path) && <p role="alert">{problems.get(path)}</p>}
      {isChoosing && (
        <Suspense>
          <PictureDialog
            isOpen
            onClose={() => setIsChoosing(false)}
            onChoose={(chosen) => {
              setIsChoosing(false);
              onChange(chosen);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
