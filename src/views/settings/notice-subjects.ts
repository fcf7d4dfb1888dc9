import type { Viewer } from '#machines/auth/viewer.types.ts';
import type {
  MailTiming,
  NoticeMails,
  NoticeSettings,
  NoticeSubject,
} from '#machines/settings/notice-settings.types.ts';

const optional = ['likes', 'comments', 'followers', 'subscribers', 'purchases'] as const;
const subjects = [
  ...optional,
  'payouts',
  'receipts',
  'renewals',
  'refunds',
  'exports',
] as const satisfies readonly NoticeSubject[];
const ofEarning: ReadonlySet<NoticeSubject> = new Set(['subscribers', 'purchases', 'payouts']);

type Optional = (typeof optional)[number] & keyof NoticeSettings;

/** True for what can be turned off in the app; the rest is about one's own money or data. */
export const isOptional = (subject: NoticeSubject): subject is Optional =>
  optional.some((one) => one === subject);

/** Subjects that this member may be notified of; a copy of their data is only mailed about. */
export const subjectsFor = (
  viewer: Viewer | null,
  mails: NoticeMails | null,
): readonly NoticeSubject[] =>
  subjects.filter(
    (subject) =>
      !(viewer?.hasStudio === false && ofEarning.has(subject)) &&
      !(mails === null && subject === 'exports'),
  );

/** Choices of mail for a subject. */
export const timingsOf = (subject: NoticeSubject): readonly MailTiming[] =>
  subject === 'exports' ? ['off', 'atOnce'] : ['off', 'digest', 'atOnce'];
