import type { NoticeSettings } from '#machines/settings/notice-settings.types.ts';
import type { Http } from '../lib/http.types.ts';
import * as read from '../lib/reader.ts';

const path = '/api/v1/me/notice_settings';

/** Reader of the settings; a missing one counts as on. */
const answer = read.sureRecord({
  data: read.sureRecord<NoticeSettings>({
    likes: read.flag(true),
    comments: read.flag(true),
    purchases: read.flag(true),
    followers: read.flag(true),
    subscribers: read.flag(true),
  }),
});

/** `GET /api/v1/me/notice_settings`. */
export const loadNoticeSettings = async (http: Http): Promise<NoticeSettings> =>
  answer(await http.get<unknown>(path)).data;

/** `PUT /api/v1/me/notice_settings`. */
export const saveNoticeSettings = async (
  http: Http,
  wanted: NoticeSettings,
): Promise<NoticeSettings> => answer(await http.put<unknown>(path, wanted)).data;
