import { createMemberRooms } from '#services/identity/member-rooms.ts';
import { openAdsRoom } from './ads-room.ts';
import { auditRoom, type OpenAuditLog, openAuditLog, startAnchors } from './audit-room.ts';
import type { ContentRoom } from './content-room.ts';
import { openMailServerNotice } from './desk/mail-server-notice.ts';
import { openContentDesks } from './desk/open-content-desks.ts';
import { openExperimentsDesk } from './desk/open-experiments-desk.ts';
import type { FloorOptions } from './house-options.ts';
import { lettersRoom, openMailRoom } from './mail-room.ts';
import { type MeasurementRoom, openMeasurementRoom } from './measurement-room.ts';
import { type MemberFloor, openMemberFloor } from './member-floor.ts';
import { openLetterOutcomes } from './newsletters/letter-outcomes.ts';
import { openShareRoom } from './share-room.ts';
import { openSurveyRoom } from './survey-room.ts';
import { openWebSubRoom } from './web-sub-room.ts';

/** What the rest of the house needs of the rooms beside the content. */
export interface StoreFloor extends Pick<MemberFloor, 'identity' | 'discussion'> {
  audit: OpenAuditLog;
  takeErrorReport: MeasurementRoom['takeErrorReport'];
  /** Something was committed that others may wait for. */
  nudge(): void;
  /** Editions of newsletters go out from now on. */
  startLetters(): void;
  close(): Promise<void>;
}

interface StoreFloorOptions extends FloorOptions {
  content: ContentRoom;
  /** The name of the door that has a path, if it is not a page. */
  ownerOf(path: string): string | undefined;
  /** Draws a page of the site. */
  render(path: string): Promise<Response>;
  onCommit(): void;
}

/** Rooms that keep their own things in the store, beside the content. */
export async function openStoreFloor(options: StoreFloorOptions): Promise<StoreFloor> {
  const { content, environment, publication, secrets, log, doors, siteUrl, outbound } = options;
  const { db, api } = content;
  const audit = await openAuditLog(db, options);
  const anchors = await startAnchors(audit, { folder: environment.DATA_DIR, log });
  // What a room keeps about members it hands out and forgets when it is asked by this list.
  const members = createMemberRooms();
  members.register(auditRoom(audit));
  for (const [place, door] of openContentDesks(api, {
    ...options,
    isServed: (path) => doors.find(path) !== undefined,
  }))
    doors.under(place, door);

  const mail = await openMailRoom({
    db,
    environment,
    brand: publication.brand.name,
    siteUrl,
    staffToken: secrets.staffToken,
    log,
    dependencies: options.dependencies,
    onSettled: await openLetterOutcomes(db, secrets),
  });
  members.register(lettersRoom(mail));
  // The menu of staff leads there with and without a mail server.
  doors.under('desk/mailbox', mail.mailbox ?? openMailServerNotice(options));

  const headlineAt = async (path: string) => {
    const id = await api.storyIdAt(path);
    return id === undefined ? undefined : (await api.titlesOf([id])).get(id);
  };
  const share = await openShareRoom({ ...options, db, mail, headlineAt });
  for (const [path, door] of share.exact) doors.at(path, door);
  doors.under('s', share.shortLinks);

  const ads = await openAdsRoom({ ...options, db });
  doors.under('ads', ads.ads);
  doors.under('desk/ads', ads.desk);

  const measurement = await openMeasurementRoom({ ...options, db, api });
  for (const [path, door] of measurement.exact) doors.at(path, door);
  doors.under('desk/measurement', measurement.desk);
  doors.under('desk/experiments', openExperimentsDesk(measurement.experimentCounts, options));

  const survey = await openSurveyRoom({ ...options, db });
  if (survey.survey) doors.under('survey', survey.survey);
  doors.under('desk/survey', survey.desk);

  const { newsletters, identity, discussion } = await openMemberFloor({
    ...options,
    audit,
    mail,
    botCheck: share.botCheck,
    members,
  });
  const { hubs } = publication.feeds;
  const webSub = await openWebSubRoom({ db, api, hubs, origin: siteUrl.origin, outbound, log });
  return {
    audit,
    identity,
    discussion,
    takeErrorReport: measurement.takeErrorReport,
    nudge: () => void webSub?.nudge(),
    startLetters: newsletters.start,
    async close() {
      await webSub?.close();
      await measurement.close();
      await identity?.close();
      await newsletters.close();
      await mail.close();
      ads.close();
      anchors.stop();
    },
  };
}
