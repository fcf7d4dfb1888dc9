import { promisePort } from '../lib/port.ts';
import type { CardRemoval, SavedCard } from './cards.types.ts';

type Cards = readonly SavedCard[];

/** The member's cards, the first choice first. Throws a Failure. */
export const loadSavedCards = promisePort<Cards>('loadSavedCards');

/** Makes one the first choice; all of them as they are then. Throws a Failure. */
export const preferSavedCard = promisePort<Cards, { id: number }>('preferSavedCard');

/** Forgets one, and moves what it renews to the other; all that are left. Throws a Failure. */
export const removeSavedCard = promisePort<Cards, CardRemoval>('removeSavedCard');
