/** What readers are told about their comments. */
export const discussionMessages = {
  signIn: 'Log in to join the conversation.',
  signInAgain: 'Your session is over. Log in again to go on.',
  banned: 'You can no longer comment here.',
  closed: 'Comments are closed.',
  noThread: 'There is nothing to comment on here.',
  noComment: 'This comment is no longer here.',
  noText: 'Write something first.',
  tooLong: (most: number) => `That is too long: a comment has at most ${most} characters.`,
  repeated: 'You have said this already.',
  tooMany: 'That was a lot at once. Please wait a little.',
  tooLate: 'This comment can no longer be changed.',
  notYours: 'Only the author can change a comment.',
  ownVote: 'You cannot vote for your own comment.',
  badRequest: 'We do not understand this request.',
  waiting: 'Your comment will be shown after a look by the editors.',
  removed: 'This comment was removed.',
} as const;
