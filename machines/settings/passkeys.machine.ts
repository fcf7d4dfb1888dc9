import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { assertEvent } from 'xstate';
import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { passkeysSetup } from './passkeys.setup.ts';
import type { AddEnd, OwnPasskeys } from './passkeys.types.ts';

/** Transitions for changes elsewhere while it is read once more. */
const rereading = { 'access.changed': { target: 'rereading', reenter: true } } as const;
const choosing = {
  'passkey.add': { target: 'adding' },
  'passkey.rename': { target: 'naming', actions: { type: 'storeChoice', params: eventOf } },
  'passkey.remove': { target: 'removing', actions: { type: 'storeChoice', params: eventOf } },
  'access.changed': { target: 'rereading' },
  'connection.restored': { target: 'rereading' },
} as const;
const stored = { type: 'storePasskeys', params: outputOf<OwnPasskeys> } as const;
const endOf = ({ event }: { event: { output: AddEnd } }) => ({ end: event.output });
const whenUnconfirmed = {
  guard: { type: 'isUnconfirmed', params: failureOf },
  target: 'listed',
} as const;
const whenGone = { guard: { type: 'isGone', params: failureOf }, target: 'rereading' } as const;
const refused = {
  target: 'refused',
  actions: { type: 'storeFailure', params: failureOf },
} as const;

/** A member's passkeys: made by the browser's own dialog, named, and removed unless the only way in. */
export const passkeysMachine = passkeysSetup.createMachine({
  id: 'passkeys',
  description: 'A member adds, names and removes keys that sign them in without a password.',
  meta: { requirement: 'issue 19 security: passkeys; contract §2 passkeys' },
  context: ({ input }) => ({
    ...input,
    passkeys: [],
    isOnlyWay: false,
    chosen: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadPasskeys' },
      descriptions: {
        loading: 'The passkeys are on their way; skeletons stand in their place.',
        failed: 'The passkeys could not be read.',
      },
      read: { target: 'listed', actions: stored },
      refused: [{ guard: { type: 'isAbsent', params: failureOf }, target: 'absent' }],
      on: { 'passkeys.retry': reload, 'connection.restored': reload },
      anew: { 'access.changed': readAnew },
    }),
    absent: { description: 'The site does not offer this, so nothing of it is drawn.' },
    listed: { description: 'Every passkey is shown, or that there is none yet.', on: choosing },
    rereading: {
      on: rereading,
      description: 'Something may have changed: they are read once more, and stay meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'rereadPasskeys',
        src: 'loadPasskeys',
        onDone: { target: 'listed', actions: stored },
        onError: { target: 'listed' },
      },
    },
    adding: {
      description: 'The browser shows its own dialog, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ event }) => {
          assertEvent(event, 'passkey.add');
          return { name: event.name };
        },
        onDone: [
          { guard: { type: 'isLeft', params: endOf }, target: 'left' },
          { guard: { type: 'isKnown', params: endOf }, target: 'known' },
          {
            target: 'rereading',
            actions: [{ type: 'announce', params: { key: 'added' } }, 'announceAccess'],
          },
        ],
        onError: [whenUnconfirmed, whenSignedOut('listed'), refused],
      },
    },
    left: {
      description: 'The browser’s dialog was closed, or the device did not finish.',
      on: choosing,
    },
    known: { description: 'This device holds a passkey of this member already.', on: choosing },
    naming: {
      description: 'One passkey is being given another name.',
      on: {
        ...choosing,
        'name.keep': { target: 'listed' },
        'name.save': [
          { guard: { type: 'hasNewName', params: eventOf }, target: 'renaming' },
          { target: 'listed' },
        ],
      },
    },
    renaming: {
      description: 'The new name is on its way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'renamePasskey',
        src: 'renamePasskey',
        input: ({ context, event }) => {
          assertEvent(event, 'name.save');
          return { id: context.chosen ?? '', name: event.name };
        },
        onDone: { target: 'rereading', actions: { type: 'announce', params: { key: 'renamed' } } },
        onError: [whenGone, whenSignedOut('listed'), refused],
      },
    },
    removing: {
      description: 'A passkey is being removed, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'removePasskey',
        src: 'removePasskey',
        input: ({ context }) => ({ id: context.chosen ?? '' }),
        onDone: {
          target: 'rereading',
          actions: [
            'dropChosen',
            { type: 'announce', params: { key: 'removed' } },
            'announceAccess',
          ],
        },
        onError: [whenGone, whenUnconfirmed, whenSignedOut('listed'), refused],
      },
    },
    refused: {
      description: 'The server refused, and it says why.',
      on: choosing,
    },
  },
});
