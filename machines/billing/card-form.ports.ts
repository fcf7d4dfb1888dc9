import { promisePort } from '../lib/port.ts';
import type { Card } from './billing.types.ts';
import type { CardSetup, SaveCardInput } from './card-form.types.ts';

/** Asks for the provider's own fields. Throws a Failure. */
export const openSetup = promisePort<CardSetup>('openSetup');

/** Keeps the card that the provider has taken; a card that is kept already comes back. Throws a Failure. */
export const saveCard = promisePort<Card, SaveCardInput>('saveCard');
