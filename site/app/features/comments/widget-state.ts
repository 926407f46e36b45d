import type { CommentWidgetState } from '#content/entities/comment-widget.ts';

/** State of the discussion widget: the story of its one thread, and which threads of the page are open. */
export const initialWidget: CommentWidgetState = {
  page: { api_key: '', identifier: '', remote_auth_s3: '', title: '', url: '' },
  units: {},
};

export function withUnit(state: CommentWidgetState, storyId: string, isOpen: boolean): CommentWidgetState {
  return { ...state, units: { ...state.units, [storyId]: { isOpen } } };
}

/**
 * The page data for the widget. Without a token the property is left out: an empty one would be an invalid signature.
 */
export function widgetPage({ page }: CommentWidgetState): Partial<CommentWidgetState['page']> {
  const { remote_auth_s3, ...rest } = page;
  return remote_auth_s3 ? page : rest;
}
