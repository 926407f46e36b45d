import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Embed } from '#content/entities/embed.ts';
import type { Image } from '#content/entities/image.ts';
import { lacksDescription } from '#content/rules/images/describe-picture.ts';
import { useAddresses, usePictureUrl } from '../pages/editor/use-pictures.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pill } from '../ui/marks.tsx';
import type { AtomView } from './atom-views.ts';
import { embedName } from './embed-names.ts';
import styles from './menus.module.css';
import type { StoryEditor } from './story-editor.ts';

const EmbedPreview = lazy(async () => ({ default: (await import('./embed-preview.tsx')).EmbedPreview }));
const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog }));

/** Every block that React renders, each into its own element of the text. */
export function AtomBlocks({ editor }: { editor: StoryEditor }) {
  const atoms = useSyncExternalStore(editor.atoms.subscribe, editor.atoms.list);
  return atoms.map((atom) => createPortal(<Atom atom={atom} />, atom.element, String(atom.id)));
}

function Atom({ atom }: { atom: AtomView }) {
  const { node } = atom;
  if (node.type.name === 'image') return <ImageBlock atom={atom} />;
  if (node.type.name === 'unknownEmbed')
    return (
      <p className={styles.atomHead}>
        <Icon name="warning" size={14} />
        {`A block of the kind “${node.attrs.type}” that cannot be shown. It stays in the story as it is.`}
      </p>
    );
  return <EmbedBlock atom={atom} />;
}

function change({ view, at, node }: AtomView, attrs: object): void {
  const place = at();
  if (place !== undefined)
    view.dispatch(view.state.tr.setNodeMarkup(place, null, { ...node.attrs, ...attrs }));
}

function EmbedBlock({ atom }: { atom: AtomView }) {
  const [isEditing, setIsEditing] = useState(false);
  const embed = atom.node.attrs.embed as Embed;
  const shown = useAddresses(embed);
  return (
    <>
      <div className={styles.atomHead}>
        <Icon name="embed" size={14} />
        <span>{embedName(embed.type)}</span>
        <Button size="small" kind="quiet" icon="pen" onPress={() => setIsEditing(true)}>
          Edit
        </Button>
      </div>
      <div className={styles.atomBody} inert>
        <CompleteOrNot key={JSON.stringify(embed).length}>
          <Suspense fallback={<p className={styles.hint}>…</p>}>
            <EmbedPreview embed={shown} />
          </Suspense>
        </CompleteOrNot>
      </div>
      {isEditing && (
        <Suspense>
          <EmbedDialog
            embed={embed}
            onSave={(next) => {
              change(atom, { embed: next });
              setIsEditing(false);
            }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function ImageBlock({ atom }: { atom: AtomView }) {
  const data = atom.node.attrs.data as { image: Image; wide?: boolean };
  const [isEditing, setIsEditing] = useState(false);
  const url = usePictureUrl(data.image);
  return (
    <>
      {url ? (
        <img src={url} alt={data.image.alt} />
      ) : (
        <div className={styles.noPicture} style={{ background: data.image.color }} />
      )}
      <div className={styles.pictureActs}>
        {lacksDescription(data.image) && (
          <Pill tone="warn" icon="warning">
            No description
          </Pill>
        )}
        {data.wide && <Pill tone="line">Wide</Pill>}
        <Button size="small" kind="quiet" icon="pen" onPress={() => setIsEditing(true)}>
          Edit
        </Button>
      </div>
      {isEditing && (
        <Suspense>
          <EmbedDialog
            embed={{ type: 'image', uuid: atom.node.attrs.uuid, wide: false, ...data } as Embed}
            onSave={(next) => {
              change(atom, { data: next });
              setIsEditing(false);
            }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A component of the site that fails on unfinished data must not take the editor with it. */
class CompleteOrNot extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (this.state.hasFailed)
      return <p className={styles.hint}>Not complete yet. Press Edit to fill it in.</p>;
    return this.props.children;
  }
}
