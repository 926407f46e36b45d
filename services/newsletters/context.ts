import type { Transaction } from 'kysely';
import type { Newsletter } from '#content/entities/newsletter.ts';
import type { Database } from '#database/connect.ts';
import type { ConfirmTemplate } from './confirm-email.ts';
import type { EditionTemplate } from './edition/compose-edition.ts';
import type { EmailLinks } from './email-links.ts';
import type { NewsletterTables } from './newsletter-tables.ts';

export type Trx = Transaction<NewsletterTables>;

export interface User {
  sub: string;
  email: string;
  /** The account is with another provider, so its address is stored here. */
  isElsewhere?: boolean;
}

/** An e-mail to one recipient. */
export interface PlainEmail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An e-mail to many recipients; `{{token}}` is replaced for each of them. */
export interface SharedEmail {
  subject: string;
  text: string;
  html: string;
  listId: string;
  unsubscribeUrl: string;
}

/** The part of the mail service that this service uses. */
export interface Mail {
  add<T>(trx: Transaction<T>, message: PlainEmail, now: number): Promise<unknown>;
  addShared<T>(trx: Transaction<T>, message: SharedEmail, now: number): Promise<string>;
  addMany<T>(
    trx: Transaction<T>,
    contentId: string,
    recipients: readonly { to: string; placeholders: Record<string, string> }[],
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

export interface NewsletterTemplates {
  confirmSubscription?: ConfirmTemplate;
  edition?: EditionTemplate;
}

/** The dependencies and settings every part of the service uses. */
export interface NewsletterContext {
  db: Database<NewsletterTables>;
  origin: string;
  brand(): string;
  /** E-mails that the publication writes itself. */
  templates?: NewsletterTemplates | undefined;
  secret: string;
  links: EmailLinks;
  mail: Mail;
  /** All newsletters, in order. */
  newsletters(): Promise<readonly Newsletter[]>;
  /** E-mail addresses by `sub`; deleted accounts are left out. */
  addressesOf(subs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The account that has verified this address. */
  subOfAddress(address: string): Promise<string | undefined>;
  audit(event: AuditEvent): Promise<void>;
  /** Records rejected input, at most once a minute for each reason. */
  recordRejected(what: 'link' | 'form', why: string): void;
  now(): number;
}

/** Addresses are compared without case. */
export const addressKey = (address: string): string => address.trim().toLowerCase();
