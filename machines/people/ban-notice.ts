import type { NoticeShown } from '../app/notices.types.ts';
import type { BanUndo } from './ban-undo.types.ts';

/** Says that somebody was banned, wherever the one who did it has gone, and lets them take it back. */
export const banNotice = (undo: BanUndo): NoticeShown => ({
  type: 'notice.shown',
  tone: 'neutral',
  key: `people.ban.${undo.made}`,
  params: { name: undo.username },
  action: { label: 'people.ban.undo', undo },
});
