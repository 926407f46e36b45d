import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { StoryEditor } from '../../editor/story-editor.ts';
import { hasEnded, onEnded } from '../../session/ended-session.ts';
import { usePaletteActs } from '../../shell/palette-acts.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { useStory, useStoryField, useStorySession } from '../../story/use-story-session.ts';
import { Button, ButtonLink, IconToggle } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { lastList } from '../../work/last-list.ts';
import styles from './editor.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { FieldChoices } from './field-choices.tsx';
import { type PanelControl, PanelControlContext } from './panel-control.ts';
import { PanelTabs } from './panel-tabs.tsx';
import { focusMarginNote, MarginNotes } from './panels/notes/margin-notes.tsx';
import { focusNewNote, focusThread } from './panels/notes/notes-panel-place.ts';
import { StoryNotes, useStoryNotes } from './panels/notes/story-notes.tsx';
import { isMarked, useNoteMarks } from './panels/notes/use-note-marks.ts';
import { focusChecks } from './panels/publish/focus-checks.ts';
import { PeopleHere } from './people-here.tsx';
import { ReadOnlyNote, useMissingToEdit } from './read-only.tsx';
import { SaveBanner } from './save-banner.tsx';
import { SaveStatus } from './save-status.tsx';
import { flushSettled } from './settled-fields.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useUnsettled } from './use-unsettled.ts';
import { useRoomy, useWide } from './use-wide.ts';
import { whenGone } from './when-shown.ts';
import { WritingColumn } from './writing-column.tsx';

/** The writing screen: the text in the middle, everything about it in the panel. */
export const EditorScreen = () => (
  <StoryNotes>
    <Screen />
  </StoryNotes>
);

/** Most stories have neither. */
const OthersUnsent = lazy(async () => ({ default: (await import('./others-unsent.tsx')).OthersUnsent }));
const Passages = lazy(async () => ({ default: (await import('./passages.tsx')).Passages }));

/** Saves a version, or says why there is none. */
function useSave(whyReadOnly: string | undefined): () => Promise<void> {
  const session = useStorySession();
  return useCallback(async () => {
    if (whyReadOnly !== undefined) {
      showToast(whyReadOnly, { isProblem: true });
      return;
    }
    try {
      await flushSettled(session);
      const { version } = await session.save({ reason: 'saved' });
      showToast(`Saved as version ${version}`);
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  }, [session, whyReadOnly]);
}

function Screen() {
  const session = useStorySession();
  const title = useStoryField('title').value ?? '';
  const [editor, setEditor] = useState<StoryEditor | null>(null);
  const [params, setParams] = useSearchParams();
  const whyReadOnly = useMissingToEdit()?.message;
  const unsettled = useUnsettled();
  const isWide = useWide();
  const isLinked = useLinkedNote(params);
  const { isOpen, setIsOpen } = usePanelOpen(isWide, isLinked);
  const panel = params.get('panel') ?? 'publish';
  const showPanel = useCallback(
    (id: string) => setParams((now) => ({ ...Object.fromEntries(now), panel: id }), { replace: true }),
    [setParams],
  );
  const save = useSave(whyReadOnly);
  const openPublish = () => {
    showPanel('publish');
    setIsOpen(true);
  };
  useEditorKeys({
    save,
    togglePanel: () => setIsOpen(!isOpen),
    preview: useOpenPreview(),
    publish() {
      openPublish();
      void focusChecks();
    },
  });
  usePaletteActs(useEditorActs(save, whyReadOnly === undefined));
  useRetryWhenBack();
  const openNote = useCallback(
    (id: string | undefined) => {
      if (id !== undefined && focusMarginNote(id)) return;
      showPanel('notes');
      setIsOpen(true);
      void (id === undefined ? focusNewNote() : focusThread(id));
    },
    [showPanel, setIsOpen],
  );
  const { current, setCurrent } = useNoteMarks(editor, openNote);
  const { notes } = useStoryNotes();
  const isRoomy = useRoomy();
  const isBeside = isOpen ? isRoomy && panel !== 'notes' : isWide;
  const hasMargin = editor !== null && isBeside && notes?.some(isMarked) === true;
  const tabs = (
    <PanelControlContext value={usePanelOver(showPanel, setIsOpen, isWide)}>
      <PanelTabs value={panel} onChange={showPanel} />
    </PanelControlContext>
  );
  return (
    <Sheet
      title={title || 'Untitled'}
      hasRail
      isFlush
      hasSessionNote
      heading={
        <div className={styles.where}>
          <h1 className="vh">{title || 'Untitled'}</h1>
          <ButtonLink to={lastList()} kind="quiet" icon="left">
            <span className="vh">Back to the list</span>
          </ButtonLink>
          {whyReadOnly === undefined && <SaveStatus />}
        </div>
      }
      acts={
        <>
          <PeopleHere />
          <ButtonLink to={`/stories/${session.storyId}/preview/`} icon="eye">
            <span className={styles.wideWord}>Preview</span>
          </ButtonLink>
          <Button kind="solid" onPress={openPublish} keys="⌘Enter">
            Publish…
          </Button>
          <span className={styles.wideOnly}>
            <Button kind="quiet" onPress={() => void save()} keys="⌘S" blockedBy={whyReadOnly ?? unsettled}>
              Save version
            </Button>
          </span>
          <IconToggle label="Panel" icon="panel" keys="⌘." isSelected={isOpen} onChange={setIsOpen} />
        </>
      }
    >
      <ReadOnlyNote />
      <SaveBanner editor={editor} />
      <div className={styles.screen} data-panel={isWide && isOpen}>
        <div className={styles.paper} data-margin={hasMargin}>
          <div className={styles.main}>
            <Suspense>
              <OthersUnsent />
              <Passages editor={editor} />
            </Suspense>
            <WritingColumn editor={editor} onEditor={setEditor} />
          </div>
          {hasMargin && <MarginNotes editor={editor} current={current} onCurrent={setCurrent} />}
        </div>
        {isWide && isOpen && (
          <aside className={styles.panel} aria-label="Story panel">
            {tabs}
          </aside>
        )}
      </div>
      <EditorFoot editor={editor} />
      <FieldChoices />
      {!isWide && (
        <Dialog title="Story" shape="drawer" isOpen={isOpen} onClose={() => setIsOpen(false)}>
          {tabs}
        </Dialog>
      )}
    </Sheet>
  );
}

/** Leads to the note of the address; true where there is one: the panel opens for it where it lies over the text, too. */
function useLinkedNote(params: URLSearchParams): boolean {
  const [id] = useState(() => params.get('note'));
  useEffect(() => {
    if (id !== null) void focusThread(id);
  }, [id]);
  return id !== null;
}

/** Beside the text the panel is open until it is closed. Over the text it is opened: turning a tablet covers nothing. */
function usePanelOpen(isWide: boolean, isLinked: boolean) {
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(isLinked);
  const [wasWide, setWasWide] = useState(isWide);
  if (wasWide !== isWide) {
    setWasWide(isWide);
    setOver(false);
  }
  return isWide ? { isOpen: isBeside, setIsOpen: setBeside } : { isOpen: isOver, setIsOpen: setOver };
}

/** On narrow screens the panel is a drawer over the text. */
function usePanelOver(
  show: PanelControl['show'],
  setIsOpen: (isOpen: boolean) => void,
  isWide: boolean,
): PanelControl {
  const uncoverText = async () => {
    if (isWide) return;
    setIsOpen(false);
    await whenGone('[role="dialog"]');
  };
  return { show, uncoverText };
}

function useOpenPreview(): () => void {
  const { storyId } = useStorySession();
  const navigate = useNavigate();
  return () => void navigate(`/stories/${storyId}/preview/`);
}

function useEditorActs(save: () => Promise<void>, isEditable: boolean) {
  return useMemo(
    () =>
      isEditable
        ? [
            {
              id: 'save-version',
              name: 'Save a version now',
              icon: 'done' as const,
              onAct: () => void save(),
            },
          ]
        : [],
    [save, isEditable],
  );
}

/** A connection that is back, or a new session, tries at once. */
function useRetryWhenBack(): void {
  const session = useStorySession();
  const hasProblem = useStory(({ saveState }) => ['here', 'not-saved', 'passages'].includes(saveState.kind));
  useEffect(() => {
    const retry = () => void session.retryNow();
    addEventListener('online', retry);
    const stopWaiting = onEnded(() => hasEnded() || retry());
    return () => {
      removeEventListener('online', retry);
      stopWaiting();
    };
  }, [session]);
  useEffect(() => {
    if (!hasProblem) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasProblem]);
}
