import { callbackPort } from '../lib/port.ts';
import type { ComposerInput, DraftCommand } from './composer.types.ts';

/** Stores the draft over reloads; sends DraftReport. */
export const keepDraft = callbackPort<DraftCommand, ComposerInput>('keepDraft');
