import { undoNotice } from '../people/undo-notice.ts';
import type { RelationUndo, Undo } from '../people/undo.types.ts';
import type { Notice, NoticeAction, NoticeShown } from './notice.types.ts';
import type { NoticeEvent } from './notices.types.ts';

const one = 'people.follow.left';
const many = 'people.follow.leftMany';

/** All that the button of a notice takes back. */
export const undosOf = (action: NoticeAction | null | undefined): readonly Undo[] =>
  action ? [action.undo, ...(action.also ?? [])] : [];

const isOfPeople = (undo: Undo): undo is RelationUndo =>
  undo.kind === 'follow' || undo.kind === 'ban';

/** Returns the notice for these undos alone: with a name for one, with a number for more. */
const about = (notice: Notice, [undo, ...also]: readonly RelationUndo[]): Notice[] => {
  if (undo === undefined) return [];
  if (also.length > 0) {
    const action = { label: 'people.blacklist.undo', undo, also };
    return [{ ...notice, key: many, params: { count: also.length + 1 }, action }];
  }
  const { key, params = {}, action = null } = undoNotice(undo);
  return [{ ...notice, key, params, action }];
};

/** Several unfollows in a row share one notice. */
export const joins = ({ key }: NoticeShown, notice: Notice | undefined): boolean =>
  key === one && (notice?.key === one || notice?.key === many);

/** The notices, with the new one merged into the one that it belongs to. */
export const joined = (toasts: readonly Notice[], shown: NoticeShown): readonly Notice[] => {
  const fresh = undosOf(shown.action).filter(isOfPeople);
  return toasts.flatMap((notice) => {
    if (!joins(shown, notice)) return [notice];
    const before = undosOf(notice.action)
      .filter(isOfPeople)
      .filter(({ userId }) => !fresh.some((undo) => undo.userId === userId));
    return about(notice, [...before, ...fresh]);
  });
};

/** True if an undo is still valid after an event of the app. */
const holds = (undo: Undo, { type, reason, change }: NoticeEvent): boolean => {
  if (type === 'session.changed') return reason === 'refreshed';
  if (!isOfPeople(undo)) return true;
  if (type !== 'relation.changed' || change?.userId !== undo.userId) return true;
  const { relationship } = change;
  if (relationship === null) return false;
  if (undo.kind === 'follow') return relationship.isFollower !== true;
  return relationship.banType === undefined || relationship.banType === undo.made;
};

/** Returns the part of a notice that is still valid after an event of the app; empty if none is. */
export const trueOf = (notice: Notice, appEvent: NoticeEvent): readonly Notice[] => {
  const undos = undosOf(notice.action);
  const left = undos.filter((undo) => holds(undo, appEvent));
  return left.length === undos.length ? [notice] : about(notice, left.filter(isOfPeople));
};
