import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { invitationMachine } from '#machines/auth/invitation.machine.ts';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { Handle } from '#src/ui/texts/person-name.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** The member who invited the person, above the form; nothing while there is none. */
export function InvitationView({ actor }: { actor: ActorRefFrom<typeof invitationMachine> }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const inviter = useSelector(actor, ({ context }) => context.inviter);
  if (phase === 'unnamed') {
    return (
      <Callout title={t('auth.invitation.unnamed')}>{t('auth.invitation.invitedText')}</Callout>
    );
  }
  if (phase !== 'invited' || !inviter) return null;
  return (
    <Callout title={t('auth.invitation.invited', { name: inviter.displayName })}>
      <Row gap={8}>
        <Avatar name={inviter.displayName} src={inviter.profilePhoto} size="small" />
        <Handle of={inviter} />
      </Row>
    </Callout>
  );
}
