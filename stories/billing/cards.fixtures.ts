import type { SavedCard } from '#machines/billing/cards.types.ts';
import { oldCard, otherCard, visa } from './billing.fixtures.ts';

/** The first choice, which renews two subscriptions. */
export const usedCard: SavedCard = { ...visa, paysFor: ['Ada Marlow', 'Fay Winters'] };
/** A second one that renews nothing. */
export const spareCard: SavedCard = { ...otherCard, expYear: 2034, paysFor: [] };
export const expiredCard: SavedCard = { ...oldCard, paysFor: [] };
