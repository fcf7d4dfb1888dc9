import { fault, type ViewFault } from './view-fault.ts';

/** Faults in dialogs, and in what stands beside a person, a chat or a sum. */
export const partFaults: readonly ViewFault[] = [
  fault(
    'media/folder-name',
    'a refusal goes without its reason',
    '            error={reasonOf(t, failure)}\n',
    '',
  ),
  fault('people/complaint', 'no report goes off', 'if (!reason) return;', 'if (reason) return;'),
  fault(
    'people/complaint',
    'the seconds to wait are not said',
    '<RefusalNotice status={phase} failure={failure} secondsLeft={secondsLeft} />',
    '<RefusalNotice failure={null} />',
  ),
  fault(
    'media/folder-delete',
    'one cannot see that it goes',
    "busy={state.hasTag('busy') || state.matches('deleted')}",
    'busy={false}',
  ),
  fault('chat/reminder', 'a reminder cannot be removed', '{canRemove && (', '{!canRemove && ('),
  fault(
    'chat/message-deletion',
    'for me and for both are swapped',
    "last.bothSides ? 'chat.messageDeletion.saysBoth' : 'chat.messageDeletion.saysMine'",
    "last.bothSides ? 'chat.messageDeletion.saysMine' : 'chat.messageDeletion.saysBoth'",
  ),
  fault(
    'chat/chat-deletion',
    'what was refused is said to be over',
    "{say('refused')}",
    "{say('over')}",
  ),
  fault(
    'chat/chat-deletion',
    'thinking again is dead',
    "actor.send({ type: 'chatDeletion.undo' })",
    "actor.send({ type: 'chatDeletion.dismiss' })",
  ),
  fault(
    'people/blacklist',
    'the ban cannot be changed',
    "{state.matches('banned') && (",
    "{state.matches('bannedNow') && (",
  ),
  fault(
    'people/follows',
    'following somebody of a list asks to unfollow',
    "act === 'follow' ? 'person.follow' : 'person.unfollow'",
    "act === 'follow' ? 'person.unfollow' : 'person.follow'",
  ),
  fault(
    'people/suggestions',
    'a failure is shown as a list on its way',
    "{t('people.suggestionsList.failed')}",
    "{t('people.suggestionsList.loading')}",
  ),
  fault(
    'people/follow',
    'nothing says what happened',
    '<RelationNotice notice={notice} />',
    '<RelationNotice notice={null} />',
  ),
  fault(
    'billing/tip',
    'an amount without reason to refuse it',
    'const problem = useAmountError(actor);',
    'const problem = useAmountError(actor) && undefined;',
  ),
  fault(
    'billing/tip',
    'the words go with the sum',
    "onInput={(text) => actor.send({ type: 'message.change', text })}",
    "onInput={(text) => actor.send({ type: 'amount.change', text })}",
  ),
  fault(
    'media/folder-name',
    'a folder that is gone can still be named',
    '{isMissing ? (',
    '{!isMissing ? (',
  ),
  fault(
    'people/block',
    'taking it back ends it',
    '<BlockDone actor={actor} />',
    `<BlockDone
      actor={Object.create(actor, {
        send: { value: (event) => actor.send(event.type === 'ban.undo' ? { type: 'dialog.finish' } : event) },
      })}
    />`,
  ),
  fault(
    'chat/reminder',
    'an offer chooses another time',
    "actor.send({ type: 'offer.choose', dueAt })",
    "actor.send({ type: 'offer.choose', dueAt: today })",
  ),
  fault(
    'chat/reminder',
    'a day that is over is refused without a word',
    "error={isTooEarly ? t('chat.reminder.early') : undefined}",
    'error={undefined}',
  ),
  fault(
    'chat/message-deletion',
    'the server’s reason is kept from the reader',
    'whyNotErased(t, failure)',
    "t('chat.messageDeletion.refused')",
  ),
  fault(
    'media/file-captions',
    'captions that did not arrive are not spoken of',
    '<CaptionProblem actor={actor} of="sending" />',
    '',
    'media/caption-choice.tsx',
  ),
  fault(
    'media/file-captions',
    'what adds captions is dead',
    "onClick={() => actor.send({ type: 'captions.add' })}",
    'onClick={() => undefined}',
  ),
  fault(
    'media/file-preview',
    'a choice that failed goes back in silence',
    '{isRefused && <',
    '{false && <',
  ),
  fault(
    'media/file-details',
    'a file can be deleted while something of it is sent',
    'disabled={isBusy}',
    'disabled={false}',
  ),
];
