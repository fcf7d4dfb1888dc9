import type { SettingsUpdated, Viewer } from '../auth/viewer.types.ts';
import type { AtOnceContext, Chosen } from '../parts/at-once.ts';

/** Mails about a subject: none, in one email a day, or each as it happens. */
export type MailTiming = 'off' | 'digest' | 'atOnce';

/** Mails by subject. */
export interface NoticeMails {
  readonly likes: MailTiming;
  readonly comments: MailTiming;
  readonly followers: MailTiming;
  readonly subscribers: MailTiming;
  /** Sales and tips. */
  readonly purchases: MailTiming;
  readonly receipts: MailTiming;
  readonly renewals: MailTiming;
  readonly refunds: MailTiming;
  readonly payouts: MailTiming;
  /** The copy of one's data is ready: it can be downloaded for a few days, so no digest has it. */
  readonly exports: Exclude<MailTiming, 'digest'>;
}
export type NoticeSubject = keyof NoticeMails;

/** Notifications that a member can turn off; those about their own money always come. */
export interface NoticeSettings {
  readonly likes: boolean;
  readonly comments: boolean;
  /** Purchases of the member's items, tips included. */
  readonly purchases: boolean;
  readonly followers: boolean;
  readonly subscribers: boolean;
  /** Null where the site mails no notifications. */
  readonly mails: NoticeMails | null;
  /** True if mails name no people, amounts or titles. */
  readonly hidesContent: boolean;
}

/** Some of the settings, also of those of mails; the others stay. */
export type NoticeChoice = Partial<Omit<NoticeSettings, 'mails'>> & {
  readonly mails?: Partial<NoticeMails>;
};
export type NoticeChosen = Omit<Chosen<NoticeSettings>, 'choice'> & { choice: NoticeChoice };

export interface NoticeSettingsInput {
  /** A member without a studio is offered no subjects of earning. */
  readonly viewer: Viewer | null;
}

export interface NoticeSettingsContext extends NoticeSettingsInput, AtOnceContext<NoticeSettings> {}

export type NoticeSettingsEvent =
  | NoticeChosen
  | SettingsUpdated
  | { type: 'viewer.changed'; viewer: Viewer | null }
  | { type: 'settings.retry' }
  /** The live channel stands again: something may have been missed. */
  | { type: 'connection.caughtUp' }
  /** The server answers again. */
  | { type: 'connection.restored' };
