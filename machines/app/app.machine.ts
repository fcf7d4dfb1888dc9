import type { SessionEmitted } from '../auth/session.types.ts';
import type { AppEvent } from './app.types.ts';
import { appWords } from './app.words.ts';

type Changed = Extract<SessionEmitted, { type: 'session.changed' }>;

const same = <Event extends AppEvent>({ event }: { event: Event }) => event;
const told = <Event>({ event }: { event: Event }) => ({ told: event });
const moved = ({ event: { viewer, reason } }: { event: Changed }) =>
  ({ type: 'viewer.changed', viewer, reason }) as const;
const tellAll = { type: 'tellAll', params: same } as const;
const learn = [
  { type: 'storeViewer', params: same },
  { type: 'tellLocale', params: same },
  tellAll,
] as const;

/** The root of everything: the order of the boot, the long-lived children, and who hears what. */
export const appMachine = appWords.createMachine({
  id: 'app',
  description: 'Boots in order, keeps what lives long, and passes on what flows say.',
  meta: { requirement: 'decisions §1 boot order' },
  context: ({ input }) => ({ ...input, problem: null, viewer: null }),
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
          actions: { type: 'storeProblem', params: ({ event }) => event },
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
        { id: 'theme', src: 'theme', systemId: 'theme' },
        { id: 'notices', src: 'notices', systemId: 'notices' },
        { id: 'dialogs', src: 'dialogs', systemId: 'dialogs' },
        { id: 'connectivity', src: 'connectivity', systemId: 'connectivity' },
        {
          id: 'locale',
          src: 'locale',
          systemId: 'locale',
          input: ({ context }) => context.locale,
        },
      ],
      initial: {
        target: 'localising',
        actions: { type: 'hear', params: { ids: ['locale', 'dialogs', 'connectivity'] } },
      },
      on: {
        'notice.shown': { actions: [{ type: 'toNotices', params: same }, tellAll] },
        'dialog.requested': { actions: [{ type: 'openDialog', params: same }, tellAll] },
        'call.failed': { actions: { type: 'toConnectivity', params: same } },
        'locale.changed': { actions: tellAll },
        'unread.changed': { actions: tellAll },
        'dialog.answered': { actions: tellAll },
        'password.confirmed': { actions: tellAll },
      },
      states: {
        localising: {
          description: 'The texts of the first language are on their way.',
          tags: 'busy',
          on: {
            'locale.changed': { target: 'live', actions: tellAll },
            'locale.missing': { target: 'speechless' },
          },
        },
        speechless: {
          description: 'No texts came in any language; the person may try again.',
          on: { 'boot.retry': { target: 'localising', actions: 'retryTexts' } },
        },
        live: {
          description: 'The app can speak, and keeps a session.',
          invoke: { id: 'session', src: 'session', systemId: 'session' },
          initial: { target: 'restoring', actions: { type: 'hear', params: { ids: ['session'] } } },
          on: {
            'session.opened': { actions: [{ type: 'toSession', params: same }, tellAll] },
            'session.expired': { actions: [{ type: 'toSession', params: same }, tellAll] },
            'logout.requested': { actions: ['endSession', tellAll] },
            'connection.restored': { actions: [{ type: 'toSession', params: same }, tellAll] },
          },
          states: {
            restoring: {
              description: 'The server is asked who is here; nothing is mounted before it answers.',
              tags: 'busy',
              on: {
                'session.changed': { target: 'opened', actions: learn },
                'session.unreachable': { target: 'unreachable' },
              },
            },
            unreachable: {
              description: 'No useful answer came, which is not a guest; one may try again.',
              meta: { requirement: 'decisions §1 boot order' },
              on: {
                'boot.retry': { target: 'restoring', actions: 'retrySession' },
                'session.changed': { target: 'opened', actions: learn },
              },
            },
            opened: {
              description: 'It is known who is here.',
              invoke: {
                id: 'ageConsent',
                src: 'ageConsent',
                systemId: 'ageConsent',
                input: ({ context }) => context.ageConsent,
              },
              initial: {
                target: 'consenting',
                actions: { type: 'hear', params: { ids: ['ageConsent'] } },
              },
              on: { 'session.changed': { actions: learn } },
              states: {
                consenting: {
                  description: 'Nothing is fetched or drawn before the visitor is of age.',
                  on: { 'consent.given': { target: 'running', actions: tellAll } },
                },
                running: {
                  description: 'The person is somewhere, on the screen of an admitted location.',
                  invoke: [
                    { id: 'screen', src: 'screen', systemId: 'screen' },
                    {
                      id: 'navigation',
                      src: 'navigation',
                      systemId: 'navigation',
                      input: ({ context }) => ({ viewer: context.viewer }),
                    },
                  ],
                  initial: {
                    target: 'attended',
                    actions: { type: 'hear', params: { ids: ['navigation', 'screen'] } },
                  },
                  on: {
                    'session.changed': {
                      target: '.attended',
                      actions: [{ type: 'toNavigation', params: moved }, ...learn],
                    },
                    'session.unreachable': { target: '.cutOff' },
                    'location.admitted': {
                      actions: [{ type: 'toScreen', params: same }, tellAll],
                    },
                    'location.requested': { actions: { type: 'toNavigation', params: same } },
                    'route.requested': { actions: { type: 'toNavigation', params: same } },
                    'challenge.required': {
                      actions: [{ type: 'goTo', params: { route: 'twoFactorChallenge' } }, tellAll],
                    },
                    'challenge.lost': {
                      actions: [{ type: 'goTo', params: { route: 'login' } }, tellAll],
                    },
                    'password.unconfirmed': {
                      actions: [{ type: 'goTo', params: { route: 'confirmPassword' } }, tellAll],
                    },
                    'connection.restored': {
                      actions: [
                        { type: 'toSession', params: same },
                        { type: 'tellScreen', params: told },
                        tellAll,
                      ],
                    },
                    'dialog.answered': {
                      actions: [{ type: 'tellScreen', params: told }, tellAll],
                    },
                    'consent.withdrawn': {
                      target: 'consenting',
                      actions: ['askConsentAgain', tellAll],
                    },
                  },
                  states: {
                    attended: { description: 'The server knows the person, as far as one knows.' },
                    cutOff: {
                      description: 'After a login the server did not say who came in.',
                      on: { 'boot.retry': { actions: 'retrySession' } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
