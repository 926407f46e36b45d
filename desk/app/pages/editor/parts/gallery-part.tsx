import { lazy, Suspense, useState } from 'react';
import { type GalleryItem, galleryItem } from '#content/entities/gallery.ts';
import type { Image } from '#content/entities/image.ts';
import { describePicture, lacksDescription } from '#content/rules/images/describe-picture.ts';
import { newUuid } from '../../../editor/slash-menu.ts';
import { listActs } from '../../../forms/list-acts.ts';
import { OrderedList } from '../../../forms/ordered-list.tsx';
import { SchemaForm } from '../../../forms/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { Empty, Pill } from '../../../ui/marks.tsx';
import { usePictureUrl } from '../use-pictures.ts';
import { Box } from './box.tsx';
import { inOrder, itemOf, positioned, withPicture } from './gallery-items.ts';
import styles from './parts.module.css';
import { useListField } from './use-list-field.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('../../../pictures/picture-dialog.tsx')).PictureDialog,
}));

/** Shown above the form of the rest. */
const shownAbove = ['id', 'position', 'image', 'title', 'description', 'photoCredit'];

/** The pictures of a gallery in order, with their words. */
export default function GalleryPart() {
  const { read, write, problem } = useListField<GalleryItem>('items');
  const list = () => inOrder(read());
  const nameOf = ({ title, description, image }: GalleryItem, index: number) =>
    title || description?.slice(0, 40) || image?.alt?.slice(0, 40) || `Picture ${index + 1}`;
  const acts = listActs<GalleryItem>({ read: list, write: (items) => write(positioned(items)), nameOf });
  /** The picture that is replaced; -1: a new one. */
  const [choosing, setChoosing] = useState<number>();
  const choose = (image: Image) => {
    setChoosing(undefined);
    const before = choosing === undefined ? undefined : list()[choosing];
    if (before && choosing !== undefined) acts.change(choosing, withPicture(before, image));
    else acts.add(itemOf(image, newUuid()));
  };
  const items = list();
  const add = (
    <Button size="small" icon="plus" onPress={() => setChoosing(-1)}>
      Add a picture
    </Button>
  );
  return (
    <Box title="Pictures" field="items" icon="gallery" problem={problem} aside={`${items.length} in order`}>
      {items.length === 0 && (
        <Empty title="No pictures yet" acts={add}>
          Choose pictures of the library or upload them; readers see them in this order.
        </Empty>
      )}
      <OrderedList
        label="Pictures"
        items={items}
        nameOf={nameOf}
        onMove={acts.onMove}
        onRemove={acts.onRemove}
      >
        {(item, index) => (
          <PictureFields
            item={item}
            onChange={(next) => acts.change(index, next)}
            onReplace={() => setChoosing(index)}
          />
        )}
      </OrderedList>
      {items.length > 0 && add}
      {choosing !== undefined && (
        <Suspense>
          <PictureDialog isOpen onClose={() => setChoosing(undefined)} onChoose={choose} />
        </Suspense>
      )}
    </Box>
  );
}

interface PictureFieldsProps {
  item: GalleryItem;
  onChange: (item: GalleryItem) => void;
  onReplace: () => void;
}

function PictureFields({ item, onChange, onReplace }: PictureFieldsProps) {
  const { image } = item;
  const url = usePictureUrl(image, 'square_96');
  const words = (name: 'title' | 'photoCredit', label: string) => (
    <TextField
      label={label}
      value={item[name] ?? ''}
      onChange={(next) => onChange({ ...item, [name]: next })}
    />
  );
  return (
    <div className={styles.picture}>
      <div className={styles.thumb}>
        {url ? <img src={url} alt="" /> : <span style={{ background: image?.color }} />}
        <Button size="small" kind="quiet" onPress={onReplace}>
          {image ? 'Replace' : 'Choose'}
        </Button>
      </div>
      <div className={styles.words}>
        {words('title', 'Title')}
        <TextArea
          label="Caption"
          rows={2}
          value={item.description ?? ''}
          onChange={(description) => onChange({ ...item, description })}
        />
        <div className={styles.fields}>
          {words('photoCredit', 'Credit')}
          {image && (
            <TextField
              label="What it shows"
              aside={
                lacksDescription(image) && (
                  <Pill tone="warn" icon="warning">
                    No description
                  </Pill>
                )
              }
              value={image.alt ?? ''}
              onChange={(alt) => onChange({ ...item, image: describePicture(image, alt) })}
            />
          )}
        </div>
        <details className={styles.more}>
          <summary>More of the picture</summary>
          <SchemaForm
            schema={galleryItem}
            value={item}
            onChange={(next) => onChange(next as GalleryItem)}
            hidden={shownAbove}
          />
        </details>
      </div>
    </div>
  );
}
