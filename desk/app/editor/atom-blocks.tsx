import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { placeOfEmbed } from '#content/document/data-step.ts';
import type { Embed } from '#content/entities/embed.ts';
import type { Image } from '#content/entities/image.ts';
import { lacksDescription } from '#content/rules/images/describe-picture.ts';
import { useAddresses, usePictureUrl } from '../pages/editor/use-pictures.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Pill } from '../ui/marks.tsx';
import { showToast } from '../ui/toasts.ts';
import type { AtomView } from './atom-views.ts';
import { insertBlock } from './block-commands.ts';
import { embedName } from './embed-names.ts';
import styles from './menus.module.css';
import { setData } from './set-data.ts';
import type { StoryEditor } from './story-editor.ts';

const EmbedPreview = lazy(async () => ({ default: (await import('./embed-preview.tsx')).EmbedPreview }));
const EmbedDialog = lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog }));

/** A block in its dialog, as it was when that was opened. */
interface Edited {
  node: Node;
  embed: Embed;
}

/**
 * Every block that React renders, each into its own element of the text. The dialog stands apart: a colleague may delete the
 * block while it is open.
 */
export function AtomBlocks({ editor }: { editor: StoryEditor }) {
  const atoms = useSyncExternalStore(editor.atoms.subscribe, editor.atoms.list);
  const [edited, setEdited] = useState<Edited>();
  const close = () => setEdited(undefined);
  return (
    <>
      {atoms.map((atom) =>
        createPortal(
          <Atom atom={atom} onEdit={(embed) => setEdited({ node: atom.node, embed })} />,
          atom.element,
          String(atom.id),
        ),
      )}
      {edited && (
        <Suspense>
          <EmbedDialog
            embed={edited.embed}
            onSave={(next) => {
              save(editor.view, edited, next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function save(view: EditorView, { node, embed }: Edited, next: Embed): void {
  const { state } = view;
  const at = placeOfEmbed(state.doc, node.attrs.uuid);
  if (at !== undefined) {
    view.dispatch(setData(state.tr, at, { before: embed, after: next }));
    return;
  }
  const data = node.type.name === 'embed' ? { embed: next } : { data: next };
  insertBlock(node.type.create({ ...node.attrs, ...data }, node.content))(state, view.dispatch);
  showToast('A colleague had deleted the block. It stands at your caret again.');
}

interface AtomProps {
  atom: AtomView;
  onEdit: (embed: Embed) => void;
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
        <Button size="small" kind="quiet" icon="pen" onPress={() => onEdit(embed)}>
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
  const { uuid, data } = atom.node.attrs as { uuid: string; data: { image: Image; wide?: boolean } };
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
        <Button
          size="small"
          kind="quiet"
          icon="pen"
          onPress={() => onEdit({ type: 'image', uuid, wide: false, ...data })}
        >
          Edit
        </Button>
      </div>
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
