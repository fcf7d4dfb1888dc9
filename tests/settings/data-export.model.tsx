import { dataExportMachine } from '#machines/settings/data-export.machine.ts';
import { DataExportView } from '#src/views/settings/data-export.view.tsx';
import { pattern, t } from '#stories/lib/texts.ts';
import { expired, making, older, ready, waiting } from '#stories/settings/data-export.fixtures.ts';
import { byChart, defineModel } from '#tests/lib/model.ts';

const recent = {
  kind: 'conflict',
  code: 'export_recent',
  message: 'There is a copy of today already.',
} as const;
const refusals = [
  { kind: 'passwordUnconfirmed' },
  { kind: 'unauthenticated' },
  { kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' },
] as const;
const request = t('settings.dataExport.request');
const again = t('settings.dataExport.again');
const download = pattern('settings.dataExport.download');
const title = t('settings.dataExport.title');
const address = 'https://fanfare.test/api/v1/me/export/7/archive';

export default defineModel({
  machine: dataExportMachine,
  View: DataExportView,
  cases: {
    events: {
      'export.updated': [
        { status: 'making', done: 120, total: 200 },
        { status: 'ready', done: 0, total: 0 },
      ],
    },
    outcomes: {
      loadExport: {
        done: [null, waiting, ready, older, expired],
        error: [{ kind: 'notFound' }, { kind: 'offline' }],
      },
      askForExport: { done: [making], error: [recent, ...refusals] },
      findArchive: { done: [address], error: [{ kind: 'notFound' }, ...refusals] },
      saveArchive: {
        done: [undefined],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
    },
  },
  gestures: {
    'copy.request': (person) => person.press(/^Make a (?:new )?copy$/),
    'copy.download': (person) => person.press(download),
    'copy.retry': (person) => person.press('Try again'),
    'export.updated': byChart,
    'connection.caughtUp': byChart,
    'connection.restored': byChart,
  },
  sightings: {
    loading: async (person, { context: { known } }) => {
      if (known === null) await person.seesRole('status');
      else if (known.status === 'making') await person.seesRole('progressbar');
      else if (known.status === 'ready') await person.seesDisabled('button', download);
      else await person.seesDisabled('button', again);
    },
    sorting: (person) => person.seesRole('heading', title),
    offered: async (person, { context: { known } }) => {
      if (known !== null) await person.sees(t('settings.dataExport.expired'));
      await person.seesEnabled('button', known === null ? request : again);
    },
    asking: (person, { context: { known } }) =>
      person.seesBusy('button', known === null ? request : again),
    renewing: (person) => person.seesBusy('button', again),
    making: async (person) => {
      await person.seesRole('progressbar');
      await person.sees(t('settings.dataExport.leave'));
    },
    ready: async (person, { context: { known } }) => {
      await person.seesEnabled('button', download);
      if (known?.nextAt === null) await person.seesEnabled('button', again);
      else await person.sees(pattern('settings.dataExport.next'));
    },
    finding: (person) => person.seesBusy('button', download),
    saving: (person) => person.seesBusy('button', download),
    unread: (person) => person.sees(t('settings.dataExport.failed')),
    absent: (person) => person.sees(t('settings.frame.absent')),
  },
});
