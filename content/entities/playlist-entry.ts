export interface PlaylistEntry {
  id: string;
  count: number;
  view_correlation_id: string;
}

/** A click on a video inside a story, counted apart from the playlist. */
export interface InlineClick {
  id: string;
  click: number;
}
