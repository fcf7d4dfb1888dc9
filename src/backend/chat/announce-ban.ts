import type { AfterChange } from '../people/after-change.ts';
import { announceVisibility } from './announce-visibility.ts';

/** Removes the chat from the tabs of the user who no longer sees it, or restores it. */
export const announceBanInChat: AfterChange['banned'] = async (backend, move, before, after) => {
  const { byUserId, toUserId } = move;
  const mine = { ownerId: byUserId, withUserId: toUserId, chatType: 0 as const };
  const theirs = { ownerId: toUserId, withUserId: byUserId, chatType: 0 as const };
  if (before === 'mute' || after === 'mute')
    await announceVisibility(backend, mine, after !== 'mute');
  if (before === 'block' || after === 'block')
    await announceVisibility(backend, theirs, after !== 'block');
};
