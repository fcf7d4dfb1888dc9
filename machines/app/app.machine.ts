import { eventOf } from '../lib/params.ts';
import { breakage, storeSession, listening, broadcast } from './forwarding.ts';
import { running } from './app.states.ts';
import { appSetup } from './app.setup.ts';

/** The root of everything: the order of the boot, the long-lived children, and event routing. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'Boots in order, keeps what lives long, and passes on what flows say.',
  meta: { requirement: 'decisions §1 boot order' },
  context: ({ input }) => ({
    ...input,
    problem: null,
    viewer: null,
    absent: [],
    unread: 0,
    inbox: null,
    uploads: null,
  }),
  initial: 'configuring',
  states: {
    configuring: {
      description: 'The configuration of the hosting page is checked.',
      invoke: {
        id: 'readConfig',
        src: 'readConfig',
        onDone: { target: 'configured' },
        onError: {
          target: 'misconfigured',
          actions: { type: 'storeProblem', params: eventOf },
        },
      },
    },
    misconfigured: {
      description: 'The configuration is wrong; the page names the bad field.',
      meta: { requirement: 'decisions §1 runtime config' },
    },
    configured: {
      description: 'What every page needs is alive: language, theme, notices, dialogs, network.',
      invoke: [
        listening('locale', 'notices', 'dialogs', 'connectivity'),
        { id: 'theme', src: 'theme' },
        { id: 'notices', src: 'notices' },
        { id: 'dialogs', src: 'dialogs' },
        { id: 'connectivity', src: 'connectivity' },
        {
          id: 'locale',
          src: 'locale',
          input: ({ context }) => context.locale,
        },
      ],
      initial: 'localising',
      on: {
        'notice.shown': { actions: [{ type: 'toNotices', params: eventOf }, broadcast] },
        'dialog.requested': { actions: [{ type: 'openDialog', params: eventOf }, broadcast] },
        'notice.withdrawn': { actions: { type: 'toNotices', params: eventOf } },
        'view.broken': { actions: { type: 'toNotices', params: breakage } },
        'call.failed': { actions: { type: 'toConnectivity', params: eventOf } },
        'locale.changed': { actions: broadcast },
        'unread.changed': { actions: [{ type: 'storeUnread', params: eventOf }, broadcast] },
        'dialog.answered': { actions: broadcast },
      },
      states: {
        localising: {
          description: 'The texts of the first language are on their way.',
          tags: 'busy',
          on: {
            'locale.changed': { target: 'live', actions: broadcast },
            'locale.missing': { target: 'textsUnavailable' },
          },
        },
        textsUnavailable: {
          description: 'No texts came in any language; the person may try again.',
          tags: 'cutOff',
          on: {
            'boot.retry': { target: 'localising', actions: 'retryTexts' },
            'connection.restored': { target: 'localising', actions: 'retryTexts' },
          },
        },
        live: {
          description: 'The app can speak, and keeps a session.',
          invoke: [
            listening('session'),
            { id: 'parkedForms', src: 'parkedForms' },
            {
              id: 'session',
              src: 'session',
              input: ({ self }) => ({ locale: self.getSnapshot().children.locale ?? null }),
            },
          ],
          initial: 'restoring',
          on: {
            'session.opened': { actions: [{ type: 'toSession', params: eventOf }, broadcast] },
            'session.expired': { actions: [{ type: 'toSession', params: eventOf }, broadcast] },
            'session.doubted': { actions: { type: 'toSession', params: eventOf } },
            'member.updated': { actions: { type: 'toSession', params: eventOf } },
            'password.changed': { actions: { type: 'toSession', params: eventOf } },
            'logout.requested': { actions: ['depart', broadcast] },
            'connection.restored': { actions: [{ type: 'toSession', params: eventOf }, broadcast] },
          },
          states: {
            restoring: {
              description: 'The server is asked who is here; nothing is mounted before it answers.',
              tags: 'busy',
              on: {
                'session.changed': { target: 'opened', actions: storeSession },
                'session.unreachable': { target: 'unreachable' },
              },
            },
            unreachable: {
              description: 'No useful answer came, which is not a guest; one may try again.',
              meta: { requirement: 'decisions §1 boot order' },
              tags: 'cutOff',
              on: {
                'boot.retry': { target: 'restoring', actions: 'retrySession' },
                'session.changed': { target: 'opened', actions: storeSession },
              },
            },
            opened: {
              description: 'It is known who is here.',
              invoke: [
                listening('ageConsent'),
                {
                  id: 'ageConsent',
                  src: 'ageConsent',
                  input: ({ context }) => context.ageConsent,
                },
              ],
              initial: 'consenting',
              on: { 'session.changed': { actions: storeSession } },
              states: {
                consenting: {
                  description: 'Nothing is fetched or drawn before the visitor is of age.',
                  on: { 'consent.given': { target: 'running', actions: broadcast } },
                },
                running,
              },
            },
          },
        },
      },
    },
  },
});
