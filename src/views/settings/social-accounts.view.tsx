import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { socialAccountsMachine } from '#machines/settings/social-accounts.machine.ts';
import { Callout, RetryCallout } from '#src/ui/callout.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useText } from '#src/ui/text.tsx';
import { SocialAttachView } from '../auth/social-attach.view.tsx';
import { SecurityBlock } from './security-block.tsx';
import { SocialAccountRow } from './social-account-row.tsx';
import { SocialRefusal } from './social-refusal.tsx';
import css from './settings-rows.module.css';

type Actor = ActorRefFrom<typeof socialAccountsMachine>;

function Accounts({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { accounts, isOnlyWay, providers, slot } = state.context;
  const isAttached = (name: string) => accounts?.some(({ provider }) => provider === name) === true;
  return (
    <>
      {state.matches('blocked') && (
        <Callout tone="caution">{t('auth.socialLogin.blocked')}</Callout>
      )}
      {state.matches('refused') && <SocialRefusal actor={actor} />}
      <ul className={css.rows} aria-label={t('settings.socialAccounts.title')}>
        {(providers.google !== 'absent' || isAttached('google')) && (
          <SocialAccountRow actor={actor} provider="google" />
        )}
        {(providers.twitter !== 'absent' || isAttached('twitter')) && (
          <SocialAccountRow actor={actor} provider="twitter" />
        )}
      </ul>
      {providers.google === 'hosted' && <div id={slot} hidden={isAttached('google')} />}
      {accounts === null && <Quiet>{t('settings.socialAccounts.unsaid')}</Quiet>}
      {isOnlyWay && accounts !== null && accounts.length > 0 && (
        <Quiet>{t('settings.socialAccounts.onlyWay')}</Quiet>
      )}
    </>
  );
}

/** The providers that sign the member in, in every state of their chart. */
export function SocialAccountsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { providers, accounts, provider } = state.context;
  const { attach } = state.children;
  const name = t(`auth.socialLogin.names.${provider}`);
  const isOffered = providers.google !== 'absent' || providers.twitter !== 'absent';
  if (!isOffered && (accounts === null || accounts.length === 0)) return null;
  return (
    <SecurityBlock
      id="settings-social"
      title={t('settings.socialAccounts.title')}
      lead={t('settings.socialAccounts.lead')}
    >
      {state.matches('loading') && (
        <Loading label={t('settings.socialAccounts.loading')}>
          <Skeleton lines={2} />
        </Loading>
      )}
      {state.matches('failed') && (
        <RetryCallout
          tone="negative"
          retry={t('settings.securitySettings.retry')}
          onRetry={() => actor.send({ type: 'accounts.retry' })}
        >
          {t('settings.socialAccounts.failed')}
        </RetryCallout>
      )}
      {state.matches('attaching') && attach && (
        <SocialAttachView
          actor={attach}
          own={{
            title: t('settings.socialAccounts.attachNamed', { thing: name }),
            lead: t('settings.socialAccounts.attachLead', { provider: name }),
            password: t('settings.passwordChange.current'),
            submit: t('settings.socialAccounts.attach'),
          }}
        />
      )}
      {!state.matches('loading') && !state.matches('failed') && !state.matches('attaching') && (
        <Accounts actor={actor} />
      )}
    </SecurityBlock>
  );
}
