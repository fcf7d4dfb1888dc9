import { promisePort } from '../lib/port.ts';
import type { Card } from './billing.types.ts';

/** `GET /api/v1/billing/cards`. Throws a Failure. */
export const loadCards = promisePort<readonly Card[]>('loadCards');

/** Makes a card the default; comes back with all of them. Throws a Failure. */
export const preferCard = promisePort<readonly Card[], { id: number }>('preferCard');
