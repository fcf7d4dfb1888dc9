import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { referralLinksMachine } from '#machines/insight/referral-links.machine.ts';
import type { ReferralLink } from '#machines/insight/referral-links.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout } from '#src/ui/style/callout.tsx';
import { CopyField } from '#src/ui/fields/copy-field.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import css from './referral-links.module.css';

type Actor = ActorRefFrom<typeof referralLinksMachine>;

/** Confirmation before a link is revoked. */
function Revocation({ actor, name }: { actor: Actor; name: string }) {
  const { t } = useText();
  const isRevoking = useSelector(actor, (state) => state.matches({ listed: 'revoking' }));
  const isUnrevoked = useSelector(actor, (state) => state.matches({ listed: 'unrevoked' }));
  return (
    <section
      className={css.revocation}
      aria-label={t('insight.referralLinks.revokeNamed', { thing: name })}
    >
      <p role="status">{t('insight.referralLinks.stops')}</p>
      {isUnrevoked && <Callout tone="negative">{t('insight.referralLinks.revokeFailed')}</Callout>}
      <Row gap={8}>
        <Button disabled={isRevoking} onClick={() => actor.send({ type: 'revocation.keep' })}>
          {t('insight.referralLinks.keep')}
        </Button>
        <Button
          tone="negative"
          busy={isRevoking}
          onClick={() => actor.send({ type: 'link.revoke' })}
        >
          {t('insight.referralLinks.revokeNow')}
        </Button>
      </Row>
    </section>
  );
}

/** One link: its address to copy, what came of it, and the way to stop it. */
export function ReferralLinkRow({ actor, link }: { actor: Actor; link: ReferralLink }) {
  const { t, plural } = useText();
  const isChosen = useSelector(actor, ({ context }) => context.chosenId === link.id);
  const canRevoke = useSelector(actor, (state) =>
    state.can({ type: 'revocation.ask', id: link.id }),
  );
  const name = link.label ?? t('insight.referralLinks.unnamed');
  return (
    <li className={css.link}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        {!isChosen && (
          <Button
            disabled={!canRevoke}
            label={t('insight.referralLinks.revokeNamed', { thing: name })}
            onClick={() => actor.send({ type: 'revocation.ask', id: link.id })}
          >
            {t('insight.referralLinks.revoke')}
          </Button>
        )}
      </div>
      <CopyField
        name={`link-${link.id}`}
        label={t('insight.referralLinks.address', { thing: name })}
        labelHidden
        value={link.address}
      />
      <p className={css.facts}>
        {plural('insight.referralLinks.clicks', link.clicks)}
        {' → '}
        {plural('insight.referralLinks.registrations', link.registrations)}
      </p>
      {isChosen && <Revocation actor={actor} name={name} />}
    </li>
  );
}
