import { promisePort } from '../lib/port.ts';
import type { Complaint, ComplaintSubject, Receipt } from './complaint.types.ts';

/** Gives the report to the moderators. Throws a Failure; `invalid` names reason and message. */
export const sendComplaint = promisePort<Receipt, Complaint & { about: ComplaintSubject }>(
  'sendComplaint',
);
