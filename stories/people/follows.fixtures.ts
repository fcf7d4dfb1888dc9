import { followsMachine } from '#machines/people/follows.machine.ts';
import type { ListedPerson } from '#src/views/people/follows.view.tsx';
import { at } from '#stories/lib/at.ts';

/** Follows of a list of which nobody was pressed. */
export const restingFollows = at(followsMachine, 'listening', { parts: [], changed: {} });

const person = { profilePhoto: null, isVerified: false, isFollower: false };

/** People of a list; the last is the viewer. */
export const listed: readonly ListedPerson[] = [
  { ...person, id: 21, username: 'ines_m', displayName: 'Inês Marques', isVerified: true },
  { ...person, id: 22, username: 'yuki', displayName: '雪村 由紀' },
  { ...person, id: 23, username: 'oleg', displayName: 'Олег', isFollower: true },
  { ...person, id: 3, username: 'bo', displayName: 'Bo Lindqvist' },
];
