import type { AfterChange } from '../people/after-change.ts';
import { tellSight } from './announce-visibility.ts';

/** Takes the chat off the tabs of whoever no longer sees it, or brings it back. */
export const announceBanInChat: AfterChange['banned'] = async (backend, move, before, after) => {
  const { byUserId, toUserId } = move;
  const mine = { ownerId: byUserId, withUserId: toUserId, chatType: 0 as const };
  const theirs = { ownerId: toUserId, withUserId: byUserId, chatType: 0 as const };
  if (before === 'mute' || after === 'mute') await tellSight(backend, mine, after !== 'mute');
  if (before === 'block' || after === 'block') await tellSight(backend, theirs, after !== 'block');
};
