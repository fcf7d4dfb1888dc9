import type { NoticeShown } from '../app/notices.types.ts';
import type { RelationUndo } from './relation-undo.types.ts';

const keyOf = (undo: RelationUndo): string => {
  if (undo.kind === 'follow') return 'people.follow.left';
  return `people.blacklist.${undo.made ?? 'forgiven'}`;
};

/** Says what was done to somebody, wherever the one who did it has gone, and lets them take it back. */
export const undoNotice = (undo: RelationUndo): NoticeShown => ({
  type: 'notice.shown',
  tone: 'neutral',
  key: keyOf(undo),
  params: { name: undo.username },
  action: { label: 'people.blacklist.undo', undo },
});
