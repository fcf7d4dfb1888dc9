import type { ChatRef } from './chat.types.ts';

export interface WritePermissionsInput {
  readonly chat: ChatRef;
}

export type WritePermissionsContext = WritePermissionsInput;

/** What may be written has perhaps changed: the server is asked until it answers. */
export type WritePermissionsEvent = { type: 'permissions.request' };
