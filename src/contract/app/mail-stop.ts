import { z } from 'zod';
import { noticeSubject } from './notice.ts';

/** Token at the end of a mail: whose mails, about which subject, and a proof that we mailed it. */
export const mailStopToken = z.object({ token: z.string().min(1).max(200) });

/** Subject of the mails that a token stops: one, or all that come once a day. */
export const stoppedMails = z.enum([...noticeSubject.options, 'digest']);

/** Mails that a token is about, and whether they still come. */
export const mailStop = z
  .object({ subject: stoppedMails, is_stopped: z.boolean() })
  .meta({ id: 'MailStop' });
/** `POST /api/v1/mail_stop/look` and `/press`: 404 for a token that was never mailed. */
export const mailStopAnswer = z.object({ data: mailStop }).meta({ id: 'MailStopAnswer' });

export type MailStop = z.infer<typeof mailStop>;
