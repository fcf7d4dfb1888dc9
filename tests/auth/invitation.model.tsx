import { invitationMachine } from '#machines/auth/invitation.machine.ts';
import { InvitationView } from '#src/views/auth/invitation.view.tsx';
import { t } from '#stories/lib/texts.ts';
import { defineModel } from '#tests/lib/model.ts';
import type { Person } from '#tests/lib/person.ts';

const isQuiet = (person: Person) => person.seesNot(/invited/);

export default defineModel({
  machine: invitationMachine,
  View: InvitationView,
  input: { code: 'ada-first' },
  cases: {
    outcomes: {
      keepReferral: {
        done: [{ code: 'ada-first', visited: false }, { code: 'ada-first', visited: true }, null],
        error: [{ kind: 'unexpected', status: null, message: '' }],
      },
      recordVisit: {
        done: [undefined],
        error: [{ kind: 'throttled', retryAfter: 2, message: 'Too Many Attempts.' }],
      },
      findInviter: {
        done: [{ username: 'ada', displayName: 'Ada Lovelace', profilePhoto: null }, null],
        error: [{ kind: 'offline' }],
      },
    },
  },
  gestures: {},
  sightings: {
    recalling: isQuiet,
    visiting: isQuiet,
    finding: isQuiet,
    invited: (person) => person.sees('Ada Lovelace invited you'),
    unnamed: (person) => person.sees(t('auth.invitation.unnamed')),
    uninvited: isQuiet,
  },
});
