import { callbackPort, promisePort } from '../lib/port.ts';
import type {
  CopyToKeep,
  DeviceCommand,
  DraftSaved,
  DraftToDiscard,
  DraftToSave,
  PostDraftSlot,
} from './post-draft.types.ts';

/** Writes the draft down on this device, for its member and post alone. */
export const keepOnDevice = callbackPort<DeviceCommand, PostDraftSlot>('keepOnDevice');

/** Makes the draft at the server under its key, or changes it. Throws a Failure. */
export const saveDraft = promisePort<DraftSaved, DraftToSave>('saveDraft');

/** Keeps a version that is not used as a draft; asked again it makes no second one. Throws a Failure. */
export const keepCopy = promisePort<void, CopyToKeep>('keepCopy');

/** Removes a draft at the server; one that is gone, or out, is as good. The key of the next. Throws a Failure. */
export const discardDraft = promisePort<string, DraftToDiscard>('discardDraft');
