import { promisePort } from '../lib/port.ts';
import type { NoticeSettings } from './notice-settings.types.ts';

/** Throws a Failure; `notFound` where a site lets nobody choose. */
export const loadNoticeSettings = promisePort<NoticeSettings>('loadNoticeSettings');

/** Stores which notifications come, and answers with what is stored. Throws a Failure. */
export const saveNoticeSettings = promisePort<NoticeSettings, NoticeSettings>('saveNoticeSettings');
