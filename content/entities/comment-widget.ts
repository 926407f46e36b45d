/** The page variables the comment widget reads. Names are the widget's own. */
export interface CommentWidgetPage {
  api_key: string;
  identifier: string;
  remote_auth_s3: string;
  title: string;
  url: string;
}

export interface CommentWidgetState {
  page: CommentWidgetPage;
  /** Threads on the page by the id of the story they belong to: open or not yet. */
  units: Readonly<Record<string, { isOpen: boolean }>>;
}
