import type { Criterion } from '../model.ts';

/** Steps up to which a test stays readable. */
const readable = 12;
/** For requirements with names, of which one session is to prove as many as it can. */
const whole = 1_000;

/** Most steps of a test where nobody says another number. */
export const capFor = (criterion: Criterion): number => (criterion === 'named' ? whole : readable);
