import { setup } from 'xstate';
import { screenMachine } from '#machines/app/screen.machine.ts';
import { placeOf } from '#machines/navigation/location.ts';
import type { Location } from '#machines/navigation/navigation.types.ts';
import { ScreenView } from '#src/views/app/screen.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { byChart, byPort, defineModel } from '#tests/lib/model.ts';
import { viewers } from '#tests/navigation/browser.ts';

const logic = setup({}).createMachine({ id: 'page' });
const loaded = {
  logic,
  input: undefined,
  title: 'app.notFound.title',
  view: () => <p>A screen</p>,
  keeps: true,
};
/** Screens that may stand side by side come of visits with numbers of their own. */
const location = (
  visit: number,
  path: string,
  viewer: Location['viewer'] = null,
  arrival: Location['arrival'] = 'push',
): { location: Location } => ({
  location: { ...placeOf(path), visit, arrival, refused: false, viewer },
});

export default defineModel({
  machine: screenMachine,
  View: ScreenView,
  cases: {
    events: {
      'location.admitted': [
        location(1, '/explore'),
        location(1, '/explore?more=1'),
        location(2, '/cookie-declaration'),
        location(1, '/explore', viewers.member),
        location(1, '/explore', null, 'pop'),
        location(3, '/confirm-password'),
      ],
      'app.event': [
        { appEvent: { type: 'connection.restored' } },
        { appEvent: { type: 'connection.caughtUp' } },
      ],
      'routes.absent': [{ names: ['explore'] }, { names: ['library', 'libraryOwned'] }],
      'child.emitted': [{ emitted: { type: 'member.updated' } }],
    },
    outcomes: {
      loadScreen: { done: [loaded], error: [{ kind: 'offline' }] },
      compareRelease: {
        done: ['same', 'newer', 'offline', 'unreachable'],
        error: [{ kind: 'offline' }],
      },
      reloadPage: { error: [{ kind: 'unexpected', status: null, message: '' }] },
    },
  },
  gestures: {
    'location.admitted': byPort,
    'app.event': byChart,
    'routes.absent': byPort,
    'child.emitted': byChart,
    'page.reload': (person) => person.press('Reload'),
    'notice.dismiss': (person) => person.press(/Dismiss|Go back/),
    'screen.retry': (person) => person.press('Try again'),
  },
  sightings: {
    empty: (person) => person.seesNot('A screen'),
    'loading.quiet': (person) => person.seesNot('Loading...'),
    'loading.slow': (person) => person.sees('Loading...'),
    retrying: (person) => person.sees('Loading...'),
    diagnosing: (person) => person.sees('Loading...'),
    offline: (person) => person.sees(t('app.screen.offlineTitle')),
    unreachable: (person) => person.sees(t('app.screen.unreachableTitle')),
    mounted: (person) => person.sees('A screen'),
    outdated: (person) => person.seesEnabled('button', 'Reload'),
    reloading: (person) => person.seesBusy('button', 'Reload'),
    held: (person) => person.sees(t('app.screen.heldTitle')),
    stranded: (person) => person.sees(t('app.screen.strandedTitle')),
  },
});
