import { eventOf } from '../lib/params.ts';
import {
  settlePassword,
  wrapped,
  redirectTo,
  storeSession,
  listening,
  toViewerChange,
  broadcast,
  viewerEvents,
} from './forwarding.ts';
import { appSetup } from './app.setup.ts';

/** Forwarded to the current screen, and emitted to the listeners of the root actor. */
const forwarded = { actions: [{ type: 'notifyScreen', params: wrapped }, broadcast] } as const;

/** Chat events in batches: for the inbox first, then for a chat that is open on the screen. */
const chatEvents = {
  actions: [
    { type: 'notifyInbox', params: eventOf },
    { type: 'notifyScreen', params: wrapped },
  ],
} as const;

/** The state in which a person is somewhere: what is passed on between location, screen and session. */
export const running = appSetup.createStateConfig({
  description: 'The person is somewhere, on the screen of an admitted location.',
  tags: 'mounted',
  entry: 'openInbox',
  exit: ['closeInbox', 'closeUploads'],
  invoke: [
    listening(
      'navigation',
      'screen',
      'connection',
      'passwordGatedCalls',
      'unfinishedPayments',
      'departure',
      'unsavedWords',
    ),
    {
      id: 'connection',
      src: 'connection',
      input: ({ context }) => ({ userId: context.viewer?.id ?? null }),
    },
    { id: 'screen', src: 'screen' },
    { id: 'unfinishedPayments', src: 'unfinishedPayments' },
    { id: 'dataSaver', src: 'dataSaver' },
    { id: 'departure', src: 'departure' },
    { id: 'unsavedWords', src: 'unsavedWords' },
    {
      id: 'passwordGatedCalls',
      src: 'passwordGatedCalls',
      input: ({ context }) => ({ viewer: context.viewer }),
    },
    {
      id: 'navigation',
      src: 'navigation',
      input: ({ context }) => ({ viewer: context.viewer }),
    },
  ],
  initial: 'attended',
  on: {
    'session.changed': {
      target: '.attended',
      actions: [
        { type: 'notifyScreen', params: viewerEvents },
        { type: 'toNavigation', params: toViewerChange },
        { type: 'notifyConnection', params: toViewerChange },
        { type: 'toPasswordGatedCalls', params: toViewerChange },
        ...storeSession,
        'openInbox',
      ],
    },
    'session.unreachable': { target: '.cutOff' },
    'location.admitted': {
      actions: [
        { type: 'toScreen', params: eventOf },
        { type: 'toPasswordGatedCalls', params: eventOf },
        broadcast,
      ],
    },
    'routes.absent': {
      actions: [
        { type: 'storeAbsent', params: eventOf },
        { type: 'toScreen', params: eventOf },
      ],
    },
    'location.requested': { actions: { type: 'toNavigation', params: eventOf } },
    'move.held': { actions: { type: 'toUnsavedWords', params: eventOf } },
    'words.abandoned': { actions: { type: 'toParkedForms', params: eventOf } },
    'departure.cleared': { actions: 'endSession' },
    'route.requested': { actions: { type: 'toNavigation', params: eventOf } },
    'challenge.required': { actions: redirectTo('twoFactorChallenge') },
    'challenge.lost': { actions: redirectTo('login') },
    'password.unconfirmed': { actions: redirectTo('confirmPassword') },
    'password.confirmed': { actions: settlePassword },
    'password.declined': { actions: settlePassword },
    'connection.restored': {
      actions: [
        { type: 'toSession', params: eventOf },
        { type: 'notifyConnection', params: eventOf },
        { type: 'notifyScreen', params: wrapped },
        broadcast,
      ],
    },
    'connection.caughtUp': forwarded,
    'connection.lost': { actions: { type: 'notifyScreen', params: wrapped } },
    'locale.changed': forwarded,
    'dialog.answered': {
      actions: [
        { type: 'toPasswordGatedCalls', params: eventOf },
        { type: 'notifyScreen', params: wrapped },
        broadcast,
      ],
    },
    'relation.changed': {
      actions: [
        { type: 'notifyInbox', params: eventOf },
        { type: 'notifyScreen', params: wrapped },
        broadcast,
      ],
    },
    'chatEvents.arrived': chatEvents,
    'catchUp.due': chatEvents,
    'upload.ordered': { actions: { type: 'orderUpload', params: eventOf } },
    'payment.updated': forwarded,
    'identity.updated': forwarded,
    'emailChange.updated': forwarded,
    'export.updated': forwarded,
    'file.processed': { actions: { type: 'notifyScreen', params: wrapped } },
    'settings.updated': forwarded,
    'payment.left': { actions: { type: 'toUnfinished', params: eventOf } },
    'payment.taken': { actions: { type: 'toUnfinished', params: eventOf } },
    'purchase.settled': forwarded,
    'post.published': forwarded,
    'like.changed': forwarded,
    'post.changed': forwarded,
    'files.restored': forwarded,
    'consent.withdrawn': {
      target: 'consenting',
      actions: ['askConsentAgain', broadcast],
    },
  },
  states: {
    attended: { description: 'The server knows the person, as far as one knows.' },
    cutOff: {
      description: 'After a login the server did not say who came in.',
      tags: 'cutOff',
      on: { 'boot.retry': { target: 'rejoining', actions: 'retrySession' } },
    },
    rejoining: {
      description: 'The server is asked once more who came in.',
      tags: ['cutOff', 'retrying'],
    },
  },
});
