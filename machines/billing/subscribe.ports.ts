import { promisePort } from '../lib/port.ts';
import type { Plan } from './subscribe.types.ts';

/** `GET /api/v1/profiles/{username}/plans`. Throws a Failure. */
export const loadPlans = promisePort<readonly Plan[], { username: string }>('loadPlans');
