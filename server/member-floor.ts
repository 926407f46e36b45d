import type { AuditLog } from '#services/audit/audit-log.ts';
import type { BotCheck } from '#services/bot-check/bot-check.ts';
import type { MemberRooms } from '#services/identity/member-rooms.ts';
import type { ContentRoom } from './content-room.ts';
import { commentsRoom, type DiscussionRoom, openDiscussionRoom } from './discussion-room.ts';
import type { FloorOptions } from './house-options.ts';
import { type IdentityRoom, openIdentityRoom } from './identity/identity-room.ts';
import { membersElsewhere, membersHere, sessionsHere } from './identity/read-member.ts';
import type { MailRoom } from './mail-room.ts';
import { type NewslettersRoom, openNewslettersRoom } from './newsletters/newsletters-room.ts';

export interface MemberFloor {
  newsletters: NewslettersRoom;
  /** Undefined where readers sign in elsewhere. */
  identity: IdentityRoom | undefined;
  discussion: DiscussionRoom;
}

interface MemberFloorOptions extends FloorOptions {
  content: ContentRoom;
  audit: AuditLog;
  mail: MailRoom;
  botCheck: BotCheck;
  /** Rooms that keep something about members. */
  members: MemberRooms;
  /** Draws a page of the site. */
  render(path: string): Promise<Response>;
  onCommit(): void;
}

/** Rooms that know their readers: newsletters, accounts, comments. */
export async function openMemberFloor(options: MemberFloorOptions): Promise<MemberFloor> {
  const { content, publication, doors, members, log, outbound, audit } = options;
  const settings = publication.identity;
  const hasAccounts = !settings.domain;
  let identity: IdentityRoom | undefined;
  // Identity opens after rooms that ask who a token is of.
  const readMember = hasAccounts
    ? membersHere(() => identity?.identity)
    : await membersElsewhere({ settings, outbound, audit, log });
  const isSessionLive = sessionsHere(() => identity?.identity);
  const shared = { ...options, db: content.db, api: content.api, isNewDemo: content.isNewDemo, readMember };

  const newsletters = await openNewslettersRoom({ ...shared, hasAccounts });
  doors.at('/api/newsletters', newsletters.api);
  doors.under('api/newsletters', newsletters.api);
  doors.under('letters', newsletters.letters);
  doors.under('desk/newsletters', newsletters.desk);
  members.register(newsletters.memberRoom);

  if (hasAccounts) {
    identity = await openIdentityRoom({ ...shared, tell: options.onProgress });
    doors.under('identity', identity.provider);
  }

  const discussion = await openDiscussionRoom({ ...shared, isSessionLive });
  doors.under('api/discussion', discussion.signOn);
  doors.under('comments', discussion.comments);
  doors.under('desk/comments', discussion.desk);
  members.register(commentsRoom(discussion));
  return { newsletters, identity, discussion };
}
