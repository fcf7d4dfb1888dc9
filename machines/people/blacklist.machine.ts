import { eventOf, failureOf } from '../lib/params.ts';
import { whenSignedOut } from '../lib/signed-out.ts';
import type { Answer } from '../modal/modal.types.ts';
import { undoWindow } from '../parts/undo-window.ts';
import { blacklistSetup } from './blacklist.setup.ts';
import type { BlacklistContext } from './blacklist.types.ts';
import type { RelationAnswer } from './relation.types.ts';

type Answered = { event: { id: string; answer: Answer } };

const answered = ({ event }: Answered) => ({ id: event.id, answer: event.answer });
const done = ({ event }: { event: { output: RelationAnswer } }) => ({ answer: event.output });
const forgivenElsewhere = {
  guard: { type: 'isForgivenNow', params: eventOf },
  target: 'clear',
  actions: { type: 'storeChange', params: eventOf },
} as const;
const bannedElsewhere = {
  guard: { type: 'isBannedNow', params: eventOf },
  target: 'banned',
  actions: { type: 'storeChange', params: eventOf },
} as const;
const whileBanned = {
  'ban.forgive': { target: 'forgiving' },
  'ban.ask': { target: 'asking' },
  'relation.changed': forgivenElsewhere,
} as const;
const whileForgiven = {
  'ban.repeat': { target: 'banning' },
  'ban.ask': { target: 'asking' },
  'relation.changed': bannedElsewhere,
} as const;

/** Ban of one person: chosen in the block dialog, ended at once. */
export const blacklistMachine = blacklistSetup.createMachine({
  id: 'blacklist',
  description: 'The viewer has banned one person, or not; either may be taken back.',
  meta: { requirement: 'spec §4 blacklist; decisions §7' },
  context: ({ input }) => ({ ...input, wanted: input.banType, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'What is known of the person says where this begins.',
      always: [{ guard: 'isBanned', target: 'banned' }, { target: 'clear' }],
    },
    clear: {
      description: 'The person is not banned.',
      on: {
        'ban.ask': { target: 'asking' },
        'relation.changed': bannedElsewhere,
      },
    },
    asking: {
      description: 'The block dialog is open and shows what each kind of ban does.',
      entry: 'requestDialog',
      on: {
        'dialog.answered': [
          {
            guard: { type: 'isChosen', params: answered },
            target: 'banning',
            actions: { type: 'storeWanted', params: answered },
          },
          { guard: { type: 'isDeclined', params: answered }, target: 'arriving' },
        ],
      },
    },
    banning: {
      description: 'The person shows as banned already, while the call is under way.',
      tags: ['banned', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'banPerson',
        src: 'banPerson',
        input: ({ context }: { context: BlacklistContext }) => ({
          userId: context.userId,
          banType: context.wanted ?? 'block',
        }),
        onDone: {
          target: 'bannedNow',
          actions: [{ type: 'announceChange', params: done }, 'announceBan', 'storeBan'],
        },
        onError: [
          whenSignedOut('arriving'),
          { target: 'unbanned', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    bannedNow: {
      ...undoWindow(
        'The person was banned just now, which may be taken back.',
        { target: 'banned' },
        whileBanned,
      ),
      tags: 'banned',
    },
    banned: {
      description: 'The person is banned; the kind may be changed, and the person forgiven.',
      tags: 'banned',
      on: whileBanned,
    },
    forgiving: {
      description: 'The person shows as forgiven already, while the call is under way.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'forgivePerson',
        src: 'forgivePerson',
        input: ({ context }: { context: BlacklistContext }) => ({ userId: context.userId }),
        onDone: {
          target: 'forgiven',
          actions: [
            { type: 'announceChange', params: done },
            'announceForgiveness',
            'storeForgiveness',
          ],
        },
        onError: [
          whenSignedOut('banned'),
          { target: 'unforgiven', actions: { type: 'storeFailure', params: failureOf } },
        ],
      },
    },
    forgiven: undoWindow(
      'The person was forgiven just now, which may be taken back.',
      { target: 'clear' },
      whileForgiven,
    ),
    unbanned: {
      description: 'The ban did not work and was taken back; the reason stands beside the button.',
      on: whileForgiven,
    },
    unforgiven: {
      description: 'Forgiving did not work; the person is banned still, and the reason is said.',
      tags: 'banned',
      on: whileBanned,
    },
  },
});
