import { type ComponentType, lazy } from 'react';

/** A tab of the panel beside the text. It reads the story by `useStorySession()` and `useStory()`. */
export interface EditorPanel {
  id: string;
  title: string;
  Panel: ComponentType;
  /** All of it changes the story. */
  isForm?: true;
}

/** The tabs in order; each loads its code when it is first shown. */
export const editorPanels: readonly EditorPanel[] = [
  {
    id: 'publish',
    title: 'Publish',
    Panel: lazy(async () => ({ default: (await import('./panels/publish/publish-panel.tsx')).PublishPanel })),
  },
  { id: 'details', title: 'Details', Panel: lazy(() => import('./panels/details.tsx')), isForm: true },
  { id: 'social', title: 'Social', Panel: lazy(() => import('./panels/social.tsx')), isForm: true },
  {
    id: 'notes',
    title: 'Notes',
    Panel: lazy(async () => ({ default: (await import('./panels/notes/notes-panel.tsx')).NotesPanel })),
  },
  {
    id: 'history',
    title: 'History',
    Panel: lazy(async () => ({ default: (await import('./panels/history/history-panel.tsx')).HistoryPanel })),
  },
  { id: 'all', title: 'All fields', Panel: lazy(() => import('./panels/all-fields.tsx')), isForm: true },
];
