import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Image } from '#content/entities/image.ts';
import { AtomBlocks } from '../../editor/atom-blocks.tsx';
import { BlockHandle } from '../../editor/block-handle.tsx';
import { insertWordDocument } from '../../editor/insert-files.ts';
import { insertPicture } from '../../editor/insert-picture.ts';
import { LinkDialog } from '../../editor/link-dialog.tsx';
import { SlashList } from '../../editor/slash-list.tsx';
import { createStoryEditor, type StoryEditor } from '../../editor/story-editor.ts';
import { TextToolbar } from '../../editor/text-toolbar.tsx';
import { deskSettings } from '../../settings.ts';
import type { StoryText } from '../../story/story-text.ts';
import { useStory, useStoryField, useStorySession } from '../../story/use-story-session.ts';
import { Skeleton } from '../../ui/marks.tsx';
import { showToast } from '../../ui/toasts.ts';
import { isStandInSlug, noHeadline } from '../new-story/empty-story.ts';
import styles from './editor.module.css';
import { GrowingField } from './growing-field.tsx';
import { MainPicture } from './main-picture.tsx';
import { GalleryPart, PicksPart, ReviewPart } from './parts/story-parts.ts';
import { usePicks } from './parts/use-picks.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PlainFields } from './plain-fields.tsx';
import { useMissingToEdit, WhereEditable } from './read-only.tsx';
import { slugOf } from './slug-of.ts';
import { useColleagues } from './use-colleagues.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('../../pictures/picture-dialog.tsx')).PictureDialog,
}));

interface WritingColumnProps {
  editor: StoryEditor | null;
  onEditor: (editor: StoryEditor | null) => void;
}

/** Headline, dek, main picture and text in the measure and the faces of the site. */
export function WritingColumn({ editor, onEditor }: WritingColumnProps) {
  const { text } = useStorySession();
  const kind = useStory(({ story }) => story.type);
  const hasDek = useStorySession().snapshot.fields.dek !== undefined;
  const textRef = useRef<HTMLDivElement>(null);
  const focusText = useCallback(
    () => textRef.current?.querySelector<HTMLElement>('[role=textbox]')?.focus(),
    [],
  );
  return (
    <div className={styles.column}>
      <WhereEditable>
        <GrowingField
          name="title"
          label="Headline"
          className={styles.headline}
          onEnter={focusText}
          onDone={useSlugOfHeadline()}
          standIn={noHeadline}
        />
        {hasDek && <GrowingField name="dek" label="Dek" className={styles.dek} onEnter={focusText} />}
        {hasDek && <MainPicture />}
        <Suspense fallback={<Skeleton rows={4} height="6rem" />}>
          {kind === 'review' && <ReviewPart />}
          {kind === 'gallery' && <GalleryPart />}
        </Suspense>
        {text ? <Text editor={editor} onEditor={onEditor} place={textRef} /> : <PlainFields />}
      </WhereEditable>
      {text && kind === 'article' && <PicksOf text={text} editor={editor} />}
    </div>
  );
}

/** A story has the address of its headline, unless an editor has chosen one. */
function useSlugOfHeadline() {
  const title = useStoryField('title').value ?? '';
  const { value: slug, set } = useStoryField('slug');
  return () => {
    const wanted = title === noHeadline ? '' : slugOf(title);
    if (slug && isStandInSlug(slug) && wanted !== '') set(wanted);
  };
}

/** Most articles have no picks and are no best lists: they load nothing for them. */
function PicksOf({ text, editor }: { text: StoryText; editor: StoryEditor | null }) {
  const picks = usePicks(text);
  const { value: type } = useStoryField('type');
  const isList = type === 'best-list' || picks.placed.length + picks.unplaced.length > 0;
  if (!isList) return null;
  return (
    <Suspense>
      <PicksPart text={text} editor={editor} picks={picks} />
    </Suspense>
  );
}

function Text({
  editor,
  onEditor,
  place,
}: WritingColumnProps & { place: React.RefObject<HTMLDivElement | null> }) {
  const session = useStorySession();
  const { text } = session;
  const isReadOnly = useMissingToEdit() !== undefined;
  const [isLinking, setIsLinking] = useState(false);
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(() => {
    if (!place.current || !text) return undefined;
    const { ownDomains } = deskSettings();
    const made: StoryEditor = createStoryEditor({
      place: place.current,
      text,
      isReadOnly,
      ownDomains,
      onFiles(dropped) {
        const pictures = dropped.filter(({ type }) => type.startsWith('image/'));
        if (pictures.length > 0) setFiles(pictures);
        else if (dropped[0] && !insertWordDocument(made.view, dropped, ownDomains))
          showToast(`“${dropped[0].name}” has no place in a text. Pictures and .docx documents have.`, {
            isProblem: true,
          });
        return dropped.length > 0;
      },
      onLink: () => setIsLinking(true),
      onPicture: () => setFiles([]),
    });
    onEditor(made);
    return () => {
      onEditor(null);
      made.destroy();
    };
  }, [text, place, onEditor, isReadOnly]);
  useColleagues(editor);
  const insert = (image: Image) => {
    setFiles(undefined);
    if (editor) insertPicture(editor.view, image);
  };
  return (
    <div className={styles.textArea} data-writing>
      <div ref={place} />
      {editor && <AtomBlocks editor={editor} />}
      {editor && !isReadOnly && (
        <>
          <BlockHandle editor={editor} />
          <SlashList editor={editor} />
          <TextToolbar editor={editor} onLink={() => setIsLinking(true)} />
          <PhoneBar editor={editor} onLink={() => setIsLinking(true)} />
          {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
        </>
      )}
      {files && (
        <Suspense>
          <PictureDialog isOpen onClose={() => setFiles(undefined)} onChoose={insert} files={files} />
        </Suspense>
      )}
    </div>
  );
}
