import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { usernameMachine } from '#machines/auth/username.machine.ts';
import { LiveRegion } from '#src/ui/live-region.tsx';
import { useText } from '#src/ui/text.tsx';
import { TextField } from '#src/ui/text-field.tsx';

interface UsernameViewProps {
  readonly actor: ActorRefFrom<typeof usernameMachine>;
  /** What the server refused when the form was sent; it gives way to newer news. */
  readonly error?: string | undefined;
  readonly defaultValue?: string;
}

/** The username with advice beside it. */
export function UsernameView({ actor, error, defaultValue }: UsernameViewProps) {
  const { t } = useText();
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const { username, problem } = context;
  const isFree = value === 'free';
  const reasons = {
    unasked: error,
    typing: '',
    checking: '',
    free: '',
    refused: problem ? t(`authRegistration.problems.${problem}`) : '',
  };
  const advice = {
    unasked: t('authRegistration.usernameHelp'),
    typing: t('authRegistration.usernameHelp'),
    checking: t('authRegistration.checking'),
    free: t('authRegistration.free', { name: username }),
    refused: undefined,
  };
  return (
    <>
      <TextField
        name="username"
        autoComplete="nickname"
        label={t('authRegistration.username')}
        maxLength={30}
        defaultValue={defaultValue}
        error={reasons[value]}
        help={advice[value]}
        onInput={(typed) => actor.send({ type: 'username.type', username: typed })}
        required
      />
      <LiveRegion>{isFree ? advice.free : ''}</LiveRegion>
    </>
  );
}
