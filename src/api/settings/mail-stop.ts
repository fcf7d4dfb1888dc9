import type { MailStop, StoppedMails } from '#machines/settings/mail-stop.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const subjects = [
  'likes',
  'comments',
  'followers',
  'subscribers',
  'purchases',
  'receipts',
  'renewals',
  'refunds',
  'payouts',
  'exports',
  'digest',
  'unnamed',
] as const satisfies readonly StoppedMails[];

/** Reader of an answer; a subject that came after this client is `unnamed`. */
const answer = read.sureRecord({
  data: read.sureRecord({
    subject: read.oneOf<StoppedMails>(subjects, 'unnamed'),
    is_stopped: read.flag(),
  }),
});

/**
 * `POST /api/v1/mail_stop/look` or `press`, with the token of a mailed link. It belongs to whoever
 * has the mail, and to no session.
 */
export const withMailToken = async (
  http: Http,
  intent: 'look' | 'press',
  token: string,
): Promise<MailStop> => {
  const options = { memberId: null, isRead: intent === 'look' };
  const said = await http.post<unknown>(`/api/v1/mail_stop/${intent}`, { token }, options);
  const { subject, is_stopped: isStopped } = answer(said).data;
  return { subject, isStopped };
};
