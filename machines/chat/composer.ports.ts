import { callbackPort } from '../lib/port.ts';
import type { ComposerInput, DraftCommand } from './composer.types.ts';

/** Keeps what is written over reloads; sends DeskReport. */
export const keepDraft = callbackPort<DraftCommand, ComposerInput>('keepDraft');
