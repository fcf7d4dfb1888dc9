import { fromPromise } from 'xstate';
import type { NoticeSettings } from '#machines/settings/notice-settings.types.ts';
import type { Http } from '#src/api/lib/http.types.ts';
import { loadNoticeSettings, saveNoticeSettings } from '#src/api/settings/notice-settings.ts';

/** Joins the chart of the wanted notifications to `/me/notice_settings`. */
export const noticeSettingsAdapter = (http: Http) => ({
  actors: {
    loadNoticeSettings: fromPromise<NoticeSettings, void>(() => loadNoticeSettings(http)),
    saveNoticeSettings: fromPromise<NoticeSettings, NoticeSettings>(({ input }) =>
      saveNoticeSettings(http, input),
    ),
  },
});
