import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/auth/session.machine.ts';
import { href } from '#machines/navigation/routes.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/**
 * Who uses the app: the whole page while that is not known, and the corner of a layout that names
 * the member afterwards.
 */
export function SessionView({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { viewer } = state.context;
  if (state.matches('restoring')) return <Spinner label={t('ui.loading')} />;
  if (state.matches('entering')) return <Spinner label={t('auth.session.entering')} />;
  if (state.matches('unreachable')) {
    return (
      <EmptyState
        title={t('auth.session.unreachable.title')}
        actions={
          <Button tone="primary" onClick={() => actor.send({ type: 'session.retry' })}>
            {t('auth.session.unreachable.retry')}
          </Button>
        }
      >
        {t('auth.session.unreachable.text')}
      </EmptyState>
    );
  }
  if (!state.matches('member') || !viewer) {
    return (
      <Link href={href('login')} look="primary">
        {t('auth.login.title')}
      </Link>
    );
  }
  return (
    <section aria-label={t('auth.session.account')}>
      <Row>
        <Avatar name={viewer.displayName} src={viewer.profilePhoto} />
        <span>{viewer.displayName}</span>
        {state.matches({ member: { kind: 'unverified' } }) && (
          <Badge tone="caution">{t('auth.session.unverified')}</Badge>
        )}
        {state.matches({ member: { kind: 'deleted' } }) && (
          <Badge tone="negative">{t('auth.session.deleted')}</Badge>
        )}
        <Button tone="quiet" onClick={() => actor.send({ type: 'logout.request' })}>
          {t('auth.session.logout')}
        </Button>
      </Row>
    </section>
  );
}
