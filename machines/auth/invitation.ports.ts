import { promisePort } from '../lib/port.ts';
import type { InvitationInput, Inviter, Referral } from './invitation.types.ts';

/** Keeps the code of the route in this browser, or finds the one kept before; null without any. */
export const keepReferral = promisePort<Referral | null, InvitationInput>('keepReferral');

/** Reports one visit to the server, and stores that it was reported. Throws a Failure. */
export const recordVisit = promisePort<void, InvitationInput>('recordVisit');

/** Reads the owner of an invitation code; null for an unknown code. Throws a Failure. */
export const findInviter = promisePort<Inviter | null, InvitationInput>('findInviter');
