import { callbackPort } from '../lib/port.ts';
import type { ComposerInput, DeskCommand } from './composer.types.ts';

/** Keeps what is written over reloads; sends DeskReport. */
export const keepDesk = callbackPort<DeskCommand, ComposerInput>('keepDesk');
