import { passkeysMachine } from '#machines/settings/passkeys.machine.ts';
import { PasskeysView } from '#src/views/settings/passkeys.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { firefox, laptop, synced } from '#stories/settings/settings.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const refusals = [{ kind: 'unauthenticated' }, { kind: 'offline' }] as const;
const throttled = { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' };

export default defineModel({
  machine: passkeysMachine,
  View: PasskeysView,
  input: { canAdd: true, device: firefox },
  cases: {
    events: {
      'passkey.add': [{ name: 'Firefox on Linux' }],
      'passkey.rename': [{ id: 'laptop' }],
      'passkey.remove': [{ id: 'laptop' }],
      'name.save': [{ name: 'Blue laptop' }, { name: 'Firefox on Linux' }],
    },
    outcomes: {
      loadPasskeys: {
        done: [
          { passkeys: [laptop, synced], isOnlyWay: false },
          { passkeys: [], isOnlyWay: false },
        ],
        error: [{ kind: 'offline' }, { kind: 'unauthenticated' }, { kind: 'notFound' }],
      },
      addPasskey: {
        done: ['added', 'left', 'known'],
        error: [{ kind: 'passwordUnconfirmed' }, ...refusals],
      },
      renamePasskey: { done: [undefined], error: [{ kind: 'notFound' }, throttled, ...refusals] },
      removePasskey: {
        done: [undefined],
        error: [
          { kind: 'forbidden', code: null, message: 'This action is unauthorized.' },
          { kind: 'passwordUnconfirmed' },
          ...refusals,
        ],
      },
    },
  },
  gestures: {
    'passkey.add': (person) => person.press('Add a passkey'),
    'passkey.rename': (person) => person.press('Rename: Firefox on Linux'),
    'passkey.remove': (person) => person.press('Remove: Firefox on Linux'),
    'name.save': async (person, { name }) => {
      await person.fill('Name', name);
      await person.press('Save');
    },
    'name.keep': (person) => person.press('Keep the name'),
    'passkeys.retry': (person) => person.press('Try again'),
    'connection.restored': byChart,
    'access.changed': byChart,
  },
  outOfReach: ({ context, ...state }, event) => {
    const isThere = context.passkeys.some(({ id }) => id === 'laptop');
    const isOfRow = event.type === 'passkey.rename' || event.type === 'passkey.remove';
    if (isOfRow && !isThere) return 'It is not in the list.';
    if (isOfRow && state.matches('naming')) return 'Its field stands in place of its buttons.';
    return null;
  },
  sightings: {
    loading: (person) => person.seesRole('status', undefined),
    listed: (person) => person.seesEnabled('button', 'Add a passkey'),
    rereading: (person) => person.seesDisabled('button', 'Add a passkey'),
    adding: (person) => person.seesBusy('button', 'Add a passkey'),
    left: (person) => person.sees(t('settings.passkeys.left')),
    known: (person) => person.sees(t('settings.passkeys.known')),
    naming: (person) => person.seesEnabled('button', 'Save'),
    renaming: (person) => person.seesBusy('button', 'Rename: Firefox on Linux'),
    removing: (person) => person.seesBusy('button', 'Remove: Firefox on Linux'),
    refused: (person, { context: { failure } }) =>
      person.sees(
        failure?.kind === 'throttled'
          ? /Too many attempts/
          : pattern('settings.securitySettings.unreachable'),
      ),
    absent: (person) => person.seesNoRole('heading'),
    failed: (person) => person.sees(t('settings.passkeys.failed')),
  },
});
