import type { ChatRef } from './chat.types.ts';

export interface WritePermissionsInput {
  readonly chat: ChatRef;
}

export type WritePermissionsContext = WritePermissionsInput;

/** Requests the write permissions again, until the server answers. */
export type WritePermissionsEvent = { type: 'permissions.request' };
