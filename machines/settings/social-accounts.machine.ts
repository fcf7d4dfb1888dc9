import { eventOf, failureOf, outputOf } from '../lib/params.ts';
import type { AttachEnd } from '../auth/social-attach.types.ts';
import type { SocialChoice } from '../auth/social-login.types.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import { readAnew, reload, resourceStates } from '../parts/resource.ts';
import { socialAccountsSetup } from './social-accounts.setup.ts';
import type { OwnAccounts } from './social-accounts.types.ts';

/** Transitions for changes elsewhere while it is read once more. */
const rereading = { 'access.changed': { target: 'rereading', reenter: true } } as const;
const choosing = {
  'provider.attach': { target: 'away', actions: { type: 'storeProvider', params: eventOf } },
  'provider.detach': { target: 'detaching', actions: { type: 'storeProvider', params: eventOf } },
  'credential.received': {
    target: 'attaching',
    actions: { type: 'storeCredential', params: eventOf },
  },
} as const;
const refused = {
  target: 'refused',
  actions: { type: 'storeFailure', params: failureOf },
} as const;
const choice = outputOf<SocialChoice>;
const ended = ({ event }: { event: { output: AttachEnd } }) => ({ end: event.output });

/** Login providers of the member: attached by the password, detached unless it is the only one. */
export const socialAccountsMachine = socialAccountsSetup.createMachine({
  id: 'socialAccounts',
  description: 'A member attaches and detaches the providers that sign them in.',
  meta: { requirement: 'spec §5 attaching; contract §5.3, §8.7 me/social' },
  context: ({ input }) => ({
    ...input,
    accounts: [],
    hasPassword: true,
    isOnlyWay: false,
    ticket: null,
    failure: null,
    provider: 'google',
  }),
  invoke: {
    id: 'hostGoogle',
    src: 'hostGoogle',
    input: ({ context }) => ({ slot: context.slot }),
  },
  initial: 'loading',
  states: {
    ...resourceStates({
      port: { src: 'loadAccounts' },
      descriptions: {
        loading: 'The providers are on their way; somebody may be just back from one.',
        failed: 'The providers could not be read.',
      },
      read: {
        target: 'sorting',
        actions: { type: 'storeAccounts', params: outputOf<OwnAccounts> },
      },
      on: { 'accounts.retry': reload, 'connection.restored': reload },
      anew: { 'access.changed': readAnew },
    }),
    sorting: {
      description: 'What has come says whether a provider waits for the password, or refused.',
      always: [
        { guard: 'isWaiting', target: 'attaching' },
        { guard: 'isRefused', target: 'refused', actions: 'forgetTicket' },
        { target: 'listed' },
      ],
    },
    listed: {
      description: 'Every provider says whether it signs the member in.',
      on: { ...choosing, 'access.changed': { target: 'rereading' } },
    },
    rereading: {
      on: rereading,
      description: 'A password may have come or gone: they are read again, and stay meanwhile.',
      invoke: {
        id: 'rereadAccounts',
        src: 'loadAccounts',
        onDone: {
          target: 'sorting',
          actions: { type: 'storeAccounts', params: outputOf<OwnAccounts> },
        },
        onError: { target: 'listed' },
      },
    },
    away: {
      description: 'The member is at the provider, in another window or with the page.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'visitProvider',
        src: 'visitProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: [
          {
            guard: { type: 'isCredential', params: choice },
            target: 'attaching',
            actions: { type: 'storeChoice', params: choice },
          },
          { guard: { type: 'isBlocked', params: choice }, target: 'blocked' },
          { target: 'listed' },
        ],
        onError: [whenSignedOut('listed'), refused],
      },
    },
    attaching: {
      description: 'The provider vouched for somebody: the password attaches them.',
      meta: { requirement: 'spec §5 attaching requires the password' },
      invoke: {
        id: 'attach',
        src: 'attach',
        input: ({ context }) => ({ ticket: context.ticket, email: null }),
        onDone: [
          {
            guard: { type: 'isAttached', params: ended },
            target: 'loading',
            actions: [{ type: 'announce', params: { key: 'attached' } }, 'announceAccess'],
          },
          { target: 'listed', actions: 'forgetTicket' },
        ],
        onError: refused,
      },
      exit: ['dropTicket', 'renewNonce'],
    },
    detaching: {
      description: 'A provider is being detached, perhaps after the password was asked for.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'detachProvider',
        src: 'detachProvider',
        input: ({ context }) => ({ provider: context.provider }),
        onDone: {
          target: 'listed',
          actions: [
            'dropProvider',
            { type: 'announce', params: { key: 'detached' } },
            'announceAccess',
          ],
        },
        onError: [
          { guard: { type: 'isUnconfirmed', params: failureOf }, target: 'listed' },
          whenSignedOut('listed'),
          refused,
        ],
      },
    },
    blocked: {
      description: 'The browser did not open the window; it says how to allow it.',
      on: choosing,
    },
    refused: {
      description: 'The provider or the server refused, and it says why.',
      on: choosing,
    },
  },
});
