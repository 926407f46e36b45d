import type { InlineClick, PlaylistEntry } from '#content/entities/playlist-entry.ts';

export interface Plays {
  /** A video of a playlist: a pressed one starts a run, one that ran on continues it. */
  playlist(id: string, ranOn: boolean): PlaylistEntry;
  /** A video inside a story, counted separately. */
  inline(id: string): InlineClick;
}

/** Counts the plays of one document, so that the plays of a run can be joined (EN-73). */
export function createPlays(viewGuid: () => string): Plays {
  let run: Omit<PlaylistEntry, 'id'> | undefined;
  const clicks = new Map<string, number>();
  return {
    playlist(id, ranOn) {
      run = run && ranOn ? { ...run, count: run.count + 1 } : { count: 1, view_correlation_id: viewGuid() };
      return { id, ...run };
    },
    inline(id) {
      const click = (clicks.get(id) ?? 0) + 1;
      clicks.set(id, click);
      return { id, click };
    },
  };
}
