import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Failure } from '#machines/lib/failure.ts';
import type { postCommandMachine } from '#machines/posts/post-command.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import type { TextKey } from '#src/ui/texts/texts.ts';
import { serverFullKey } from '../app/failure-texts.ts';

/** The name of the text that says why it was refused. */
const whyOf = (failure: Failure | null): TextKey =>
  serverFullKey(failure) ?? `posts.postCommand.${refusalOf(failure)}`;

const refusalOf = (failure: Failure | null) => {
  if (failure?.kind === 'conflict') return failure.code === 'too_many_drafts' ? 'tooMany' : 'stale';
  if (failure?.kind === 'forbidden') return 'identity';
  if (failure?.kind === 'invalid') return 'incomplete';
  return 'failed';
};

/** Progress or error of an action on a post, in its row. */
export function PostCommandView({ actor }: { actor: ActorRefFrom<typeof postCommandMachine> }) {
  const { t } = useText();
  const { kind, failure } = useSelector(
    actor,
    ({ context: { kind, failure } }) => ({ kind, failure }),
    shallowEqual,
  );
  const phase = useSelector(actor, ({ value }) => value);
  if (phase === 'acting')
    return (
      <div role="status">
        <MutedText>{t(`posts.postCommand.${kind}`)}</MutedText>
      </div>
    );
  if (phase !== 'refused') return null;
  return (
    <KeepFocus>
      <Row>
        <span role="alert">{t(whyOf(failure))}</span>
        <Button onClick={() => actor.send({ type: 'command.retry' })}>
          {t('posts.feed.retry')}
        </Button>
        <Button tone="quiet" onClick={() => actor.send({ type: 'command.leave' })}>
          {t('posts.commentChange.leave')}
        </Button>
      </Row>
    </KeepFocus>
  );
}
