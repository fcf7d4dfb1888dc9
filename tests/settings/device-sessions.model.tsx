import { deviceSessionsMachine } from '#machines/settings/device-sessions.machine.ts';
import { DeviceSessionsView } from '#src/views/settings/device-sessions.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { here, phone, stranger } from '#stories/settings/settings.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

export default defineModel({
  machine: deviceSessionsMachine,
  View: DeviceSessionsView,
  cases: {
    events: { 'session.end': [{ id: 'phone' }] },
    outcomes: {
      loadSessions: {
        done: [[here, phone, stranger], [here]],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      endSession: {
        done: [undefined],
        error: [
          { kind: 'notFound' },
          { kind: 'conflict', code: 'current_session', message: 'This is the session you use.' },
          { kind: 'passwordUnconfirmed' },
          { kind: 'unauthenticated' },
          { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
          { kind: 'offline' },
        ],
      },
    },
  },
  gestures: {
    'session.end': (person) =>
      person.press(t('settings.deviceSessions.endNamed', { thing: 'Safari on iPhone' })),
    'others.end': (person) => person.press(t('settings.deviceSessions.endOthers')),
    'sessions.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'access.changed': byChart,
  },
  outOfReach: ({ context }, event) => {
    const isThere = context.sessions.some(({ id }) => id === 'phone');
    if (event.type === 'session.end' && !isThere) return 'It is not in the list.';
    if (event.type === 'others.end' && context.sessions.length < 2) return 'There are no others.';
    return null;
  },
  sightings: {
    loading: (person) => person.seesRole('status', undefined),
    listed: (person) => person.sees('This device'),
    rereading: (person) => person.sees('This device'),
    ending: async (person, { context: { ending, sessions } }) => {
      const isShown = sessions.some(({ id }) => id === ending);
      if (isShown)
        await person.seesBusy(
          'button',
          t('settings.deviceSessions.endNamed', { thing: 'Safari on iPhone' }),
        );
      else if (sessions.length > 1 && ending === 'others')
        await person.seesBusy('button', t('settings.deviceSessions.endOthers'));
      else await person.sees('This device');
    },
    refused: (person, { context: { failure } }) =>
      person.sees(
        failure?.kind === 'throttled'
          ? /Too many attempts/
          : pattern('settings.securitySettings.unreachable'),
      ),
    absent: (person) => person.seesNoRole('heading'),
    failed: (person) => person.sees(t('settings.deviceSessions.failed')),
  },
});
