/** Shows the comments of a story; the link that was pressed scrolls to them. */
export function openComments(storyId: string): void {
  const place = document.getElementById(commentsId(storyId));
  const thread = place?.querySelector('details');
  if (thread) thread.open = true;
}

const prefix = 'comments-';

export function commentsId(storyId: string): string {
  return prefix + storyId;
}

export function isCommentsId(id: string): boolean {
  return id.startsWith(prefix);
}
