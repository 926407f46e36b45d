/** Shows the comments of a story; the link that was pressed brings them into sight. */
export function openComments(storyId: string): void {
  const place = document.getElementById(commentsId(storyId));
  const thread = place?.querySelector('details');
  if (thread) thread.open = true;
}

export function commentsId(storyId: string): string {
  return `comments-${storyId}`;
}
