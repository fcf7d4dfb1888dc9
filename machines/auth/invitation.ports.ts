import { promisePort } from '../lib/port.ts';
import type { InvitationInput, Inviter, Referral } from './invitation.types.ts';

/** Keeps the code of the route in this browser, or finds the one kept before; null without any. */
export const keepReferral = promisePort<Referral | null, InvitationInput>('keepReferral');

/** Tells the server of one visit, and remembers that it was told. Throws a Failure. */
export const recordVisit = promisePort<void, InvitationInput>('recordVisit');

/** Who invites with this code; null when the code is nobody's. Throws a Failure. */
export const findInviter = promisePort<Inviter | null, InvitationInput>('findInviter');
