import { callbackPort } from '../lib/port.ts';
import type { PasswordGatedCallsCommand } from './password-gated-calls.types.ts';

/** Keeps calls that were answered 423, says `call.held`, and lets them go on or fail, all at once. */
export const keepCalls = callbackPort<PasswordGatedCallsCommand>('keepCalls');
