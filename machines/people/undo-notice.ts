import type { NoticeShown } from '../app/notices.types.ts';
import type { RelationUndo } from './relation-undo.types.ts';

const keyOf = (undo: RelationUndo): string => {
  if (undo.kind === 'follow') return 'people.follow.left';
  return `people.blacklist.${undo.made ?? 'forgiven'}`;
};

/** A notice of what was done to a person, shown on any screen, with an undo. */
export const undoNotice = (undo: RelationUndo): NoticeShown => ({
  type: 'notice.shown',
  tone: 'neutral',
  key: keyOf(undo),
  params: { name: undo.displayName },
  action: { label: 'people.blacklist.undo', undo },
});
