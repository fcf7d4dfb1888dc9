import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { usernameMachine } from '#machines/auth/username.machine.ts';
import { LiveRegion } from '#src/ui/focus/live-region.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

interface UsernameViewProps {
  readonly actor: ActorRefFrom<typeof usernameMachine>;
  /** The server's error after submit; replaced by the result of any newer check. */
  readonly error?: string | undefined;
  readonly defaultValue?: string;
  /** The member's own name now, of which there is nothing to say. */
  readonly own?: string;
  /** Said with the help while nothing is wrong. */
  readonly note?: string;
  readonly readOnly?: boolean;
}

/** The username with advice beside it. */
export function UsernameView({
  actor,
  error,
  defaultValue,
  own,
  note,
  readOnly,
}: UsernameViewProps) {
  const { t } = useText();
  const value = useSelector(actor, (state) => state.value);
  const problem = useSelector(actor, ({ context }) => context.problem);
  /** Chosen name if it is free; null while the typed one is unchecked or taken. */
  const name = useSelector(actor, (state) =>
    state.matches('free') ? state.context.username : null,
  );
  const isFree = name !== null && name !== own;
  const reasons = {
    unasked: error,
    typing: '',
    checking: '',
    free: '',
    refused: problem ? t(`auth.username.problems.${problem}`) : '',
  };
  const noted = (text: string) => (note === undefined ? text : `${text} ${note}`);
  const advice = {
    unasked: noted(t('auth.username.usernameHelp')),
    typing: noted(t('auth.username.usernameHelp')),
    checking: t('auth.username.checking'),
    free: noted(
      t(isFree ? 'auth.username.free' : 'auth.username.usernameHelp', { thing: name ?? '' }),
    ),
    refused: undefined,
  };
  return (
    <>
      <TextField
        name="username"
        autoComplete="nickname"
        label={t('auth.username.username')}
        maxLength={30}
        defaultValue={defaultValue}
        error={reasons[value]}
        help={advice[value]}
        onInput={(typed) => actor.send({ type: 'username.type', username: typed })}
        readOnly={readOnly}
        required
      />
      <LiveRegion>{isFree ? advice.free : ''}</LiveRegion>
    </>
  );
}
