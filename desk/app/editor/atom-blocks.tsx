import {
  Component,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Embed } from '#content/entities/embed.ts';
import type { Image } from '#content/entities/image.ts';
import { lacksAddress } from '#content/rules/embed-addresses.ts';
import { lacksDescription } from '#content/rules/images/describe-picture.ts';
import { useAddresses, usePictureUrl } from '../pages/editor/use-pictures.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pill } from '../ui/marks.tsx';
import type { AtomView } from './atom-views.ts';
import { embedOf } from './block-form.ts';
import { embedName } from './embed-names.ts';
import styles from './menus.module.css';
import { editEvent } from './slash-menu.ts';
import type { StoryEditor } from './story-editor.ts';
import { useDeletedBlock } from './use-deleted-block.ts';
import { useUnfinished } from './use-unfinished.ts';

const EmbedPreview = lazy(async () => ({ default: (await import('./embed-preview.tsx')).EmbedPreview }));
const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog }));

/**
 * Every block that React renders, each into its own element of the text. The dialog stands apart: a colleague may delete the
 * block while it is open.
 */
export function AtomBlocks({ editor }: { editor: StoryEditor }) {
  const atoms = useSyncExternalStore(editor.atoms.subscribe, editor.atoms.list);
  const [uuid, setUuid] = useState<string>();
  const close = useCallback(() => setUuid(undefined), []);
  useEffect(() => {
    const { dom } = editor.view;
    const open = (event: Event) => setUuid((event as CustomEvent<string>).detail);
    dom.addEventListener(editEvent, open);
    return () => dom.removeEventListener(editEvent, open);
  }, [editor]);
  const open = atoms.find(({ node }) => node.attrs.uuid === uuid)?.node;
  useDeletedBlock({ editor, uuid, open, onDeleted: close });
  return (
    <>
      {atoms.map((atom) =>
        createPortal(
          <Atom atom={atom} onEdit={() => setUuid(atom.node.attrs.uuid)} />,
          atom.element,
          String(atom.id),
        ),
      )}
      {open && (
        <Suspense>
          <EmbedDialog node={open} view={editor.view} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface AtomProps {
  atom: AtomView;
  onEdit: () => void;
}

function Atom({ atom, onEdit }: AtomProps) {
  const { node } = atom;
  if (node.type.name === 'image') return <ImageBlock atom={atom} onEdit={onEdit} />;
  if (node.type.name === 'unknownEmbed')
    return (
      <p className={styles.atomHead}>
        <Icon name="warning" size={14} />
        {`A block of the kind “${node.attrs.type}” that cannot be shown. It stays in the story as it is.`}
      </p>
    );
  return <EmbedBlock atom={atom} onEdit={onEdit} />;
}

function EmbedBlock({ atom, onEdit }: AtomProps) {
  const embed = atom.node.attrs.embed as Embed;
  const shown = useAddresses(embed);
  return (
    <>
      <div className={styles.atomHead}>
        <Icon name="embed" size={14} />
        <span>{embedName(embed.type)}</span>
        <UnfinishedMark embed={embed} />
        <Button size="small" kind="quiet" icon="pen" onPress={onEdit}>
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
    </>
  );
}

function ImageBlock({ atom, onEdit }: AtomProps) {
  const { data } = atom.node.attrs as { data: { image: Image; wide?: boolean } };
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
        <UnfinishedMark embed={embedOf(atom.node)} />
        {data.wide && <Pill tone="line">Wide</Pill>}
        <Button size="small" kind="quiet" icon="pen" onPress={onEdit}>
          Edit
        </Button>
      </div>
    </>
  );
}

/** A value is half typed, or readers would not get the block. */
function UnfinishedMark({ embed }: { embed: Embed }) {
  const isWhole = useUnfinished(embed.uuid).length === 0;
  if (isWhole && !lacksAddress(embed)) return null;
  return (
    <Pill tone="warn" icon="warning">
      Not finished
    </Pill>
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
