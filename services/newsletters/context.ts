import type { Transaction } from 'kysely';
import type { Newsletter } from '#content/entities/newsletter.ts';
import type { Database } from '#database/connect.ts';
import type { EmailLinks } from './email-links.ts';
import type { NewsletterTables } from './newsletter-tables.ts';

export type Trx = Transaction<NewsletterTables>;

export interface Member {
  sub: string;
  email: string;
  /** The account is with another provider: the address is kept here, there is no other way to it. */
  isElsewhere?: boolean;
}

/** What a letter to one is made of. */
export interface PlainEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What a letter to many is made of; `{{token}}` is each recipient's own. */
export interface SharedEmail {
  subject: string;
  text: string;
  html: string;
  listId: string;
  leaveUrl: string;
}

/** The mail service, as this one needs it. */
export interface Mail {
  add<T>(trx: Transaction<T>, letter: PlainEmail, now: number): Promise<unknown>;
  addShared<T>(trx: Transaction<T>, letter: SharedEmail, now: number): Promise<string>;
  addMany<T>(
    trx: Transaction<T>,
    contentId: string,
    recipients: readonly { to: string; blanks: Record<string, string> }[],
    now: number,
  ): Promise<string[]>;
  withdraw<T>(trx: Transaction<T>, contentId: string): Promise<number>;
  wake(): void;
}

export interface AuditEvent {
  who?: string;
  what: string;
  about?: string;
  detail?: Record<string, string | number | boolean>;
}

/** What every part of the service needs. */
export interface Kit {
  db: Database<NewsletterTables>;
  origin: string;
  brand: string;
  secret: string;
  links: EmailLinks;
  mail: Mail;
  /** What there is to subscribe to, in order. */
  newsletters(): Promise<readonly Newsletter[]>;
  /** Where members get mail; who is gone is left out. */
  addressesOf(subs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The member who has shown that this address is theirs. */
  subOfAddress(address: string): Promise<string | undefined>;
  audit(event: AuditEvent): Promise<void>;
  /** Written down too, a line a minute for each reason. */
  refused(what: 'link' | 'form', why: string): void;
  now(): number;
}

/** How addresses are compared: capitals make no other mailbox. */
export const addressKey = (address: string): string => address.trim().toLowerCase();
