import type * as Chart from '#machines/settings/notice-settings.types.ts';
import type { MailChoice, NoticeMails, NoticeSettings } from '#src/contract/app/notice.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const path = '/api/v1/me/notice_settings';

const timings = { off: 'off', digest: 'digest', at_once: 'atOnce' } as const;
const choices = { off: 'off', digest: 'digest', atOnce: 'at_once' } as const;
const choice = read.oneOf<MailChoice>(['off', 'digest', 'at_once'], 'off');

/** Reader of the settings; a missing one counts as on, and a missing mail as off. */
const answer = read.sureRecord({
  data: read.sureRecord<Omit<NoticeSettings, 'mail'> & { readonly mail: NoticeMails | null }>({
    likes: read.flag(true),
    comments: read.flag(true),
    purchases: read.flag(true),
    followers: read.flag(true),
    subscribers: read.flag(true),
    mail: read.orNull(
      read.sureRecord<NoticeMails>({
        likes: choice,
        comments: choice,
        followers: choice,
        subscribers: choice,
        purchases: choice,
        receipts: choice,
        renewals: choice,
        refunds: choice,
        payouts: choice,
        exports: read.oneOf(['off', 'at_once'], 'off'),
      }),
    ),
    hide_content: read.flag(),
  }),
});

/** The mails in other words for when they come. */
const renamed = <From extends string, To>(
  mails: Readonly<Record<Chart.NoticeSubject, From>>,
  words: Readonly<Record<From, To>>,
) => ({
  likes: words[mails.likes],
  comments: words[mails.comments],
  followers: words[mails.followers],
  subscribers: words[mails.subscribers],
  purchases: words[mails.purchases],
  receipts: words[mails.receipts],
  renewals: words[mails.renewals],
  refunds: words[mails.refunds],
  payouts: words[mails.payouts],
});

function toSettings(said: unknown): Chart.NoticeSettings {
  const { mail, hide_content: hidesContent, ...kinds } = answer(said).data;
  const mails = mail && { ...renamed(mail, timings), exports: timings[mail.exports] };
  return { ...kinds, mails, hidesContent };
}

/** Settings for the wire, without mails where the server sent none. */
const toWire = ({ mails, hidesContent, ...kinds }: Chart.NoticeSettings) =>
  mails === null
    ? kinds
    : {
        ...kinds,
        mail: { ...renamed(mails, choices), exports: choices[mails.exports] },
        hide_content: hidesContent,
      };

/** `GET /api/v1/me/notice_settings`. */
export const loadNoticeSettings = async (http: Http): Promise<Chart.NoticeSettings> =>
  toSettings(await http.get<unknown>(path));

/** `PUT /api/v1/me/notice_settings`. */
export const saveNoticeSettings = async (
  http: Http,
  wanted: Chart.NoticeSettings,
): Promise<Chart.NoticeSettings> => toSettings(await http.put<unknown>(path, toWire(wanted)));
