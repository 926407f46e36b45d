import type { CommentWidgetState } from '#content/entities/comment-widget.ts';

/** What the discussion widget knows: the story its one thread is about, and which threads of the page are open. */
export const initialWidget: CommentWidgetState = {
  page: { api_key: '', identifier: '', remote_auth_s3: '', title: '', url: '' },
  units: {},
};

export function withUnit(state: CommentWidgetState, storyId: string, isOpen: boolean): CommentWidgetState {
  return { ...state, units: { ...state.units, [storyId]: { isOpen } } };
}

/** The page data the widget gets. Without a token nobody is signed in there: an empty one would be a wrong signature. */
export function widgetPage({ page }: CommentWidgetState): Partial<CommentWidgetState['page']> {
  const { remote_auth_s3, ...rest } = page;
  return remote_auth_s3 ? page : rest;
}
