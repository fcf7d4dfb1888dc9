import type { NoticeShown } from '../app/notice.types.ts';
import type { RelationUndo } from './undo.types.ts';
import type { BanType } from './relation.types.ts';

/** Text key of the notice about a ban of this kind, or about its end. */
export const banKey = (made: BanType | null, before: BanType | null): string =>
  `people.blacklist.${made ?? `forgiven.${before ?? 'block'}`}`;

const keyOf = (undo: RelationUndo): string => {
  if (undo.kind === 'follow') return 'people.follow.left';
  return banKey(undo.made, undo.before);
};

/** A notice of what was done to a person, shown on any screen, with an undo. */
export const undoNotice = (undo: RelationUndo): NoticeShown => ({
  type: 'notice.shown',
  tone: 'neutral',
  key: keyOf(undo),
  params: { name: undo.displayName },
  action: { label: 'people.blacklist.undo', undo },
});
