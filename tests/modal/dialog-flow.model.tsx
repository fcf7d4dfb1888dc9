import { fromCallback } from 'xstate';
import { dialogFlowMachine } from '#machines/modal/dialog-flow.machine.ts';
import { DialogPanel } from '#src/ui/dialog/dialog-panel.tsx';
import { DialogFlowView } from '#src/views/modal/dialog-flow.view.tsx';
import { byChart, defineModel } from '#tests/lib/model.ts';

const logic = fromCallback(() => undefined);
const loaded = { logic, input: undefined, view: () => <DialogPanel title="A flow" /> };
const asked = {
  id: 'a',
  dialog: 'password',
  input: { purpose: 'auth.password.protected' },
} as const;

export default defineModel({
  machine: dialogFlowMachine,
  View: DialogFlowView,
  input: { asked, viewer: null, parent: null },
  cases: {
    events: {
      'app.event': [
        { appEvent: { type: 'connection.restored' } },
        { appEvent: { type: 'connection.caughtUp' } },
      ],
      'child.emitted': [
        { emitted: { type: 'member.updated' } },
        { emitted: { type: 'dialog.settled', answer: { kind: 'cancelled' } } },
      ],
      'part.settled': [{ answer: { kind: 'cancelled' } }],
    },
    outcomes: {
      loadDialog: { done: [loaded], error: [{ kind: 'offline' }] },
    },
  },
  gestures: {
    'flow.retry': (person) => person.press('Try again'),
    'leave.requested': byChart,
    'input.discard': byChart,
    'app.event': byChart,
    'child.emitted': byChart,
    'part.settled': byChart,
  },
  unreached: { 'running|error(part)|0': 'a flow that throws: see dialog-flow.test.ts' },
  sightings: {
    'loading.quiet': (person) => person.seesNoRole('dialog'),
    'loading.slow': (person) => person.seesRole('dialog', 'Loading...'),
    offering: (person) => person.seesEnabled('button', 'Try again'),
    retrying: (person) => person.seesBusy('button', 'Try again'),
    running: (person) => person.seesRole('dialog', 'A flow'),
    lost: (person) => person.seesDisabled('button', 'Try again'),
  },
});
