import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { referralLinksMachine } from '#machines/insight/referral-links.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Callout, RetryCallout } from '#src/ui/style/callout.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { formWords } from '#src/ui/fields/form-text.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Link2 } from '#src/ui/style/icons.ts';
import { KeptFields } from '#src/ui/fields/kept-fields.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Row, Stack } from '#src/ui/style/stack.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { ReferralTabs } from './referral-tabs.tsx';
import { ReferralTermsLine } from './referral-terms-line.tsx';
import { ReferralLinkRow } from './referral-link-row.tsx';
import css from './referral-links.module.css';

type Actor = ActorRefFrom<typeof referralLinksMachine>;

function NewLink({ actor }: { actor: Actor }) {
  const { t, plural } = useText();
  const { links, max, made, failure } = useSelector(
    actor,
    ({ context: { links, max, made, failure } }) => ({ links, max, made, failure }),
    shallowEqual,
  );
  const isCreating = useSelector(actor, (state) => state.matches({ listed: 'creating' }));
  const isUncreated = useSelector(actor, (state) => state.matches({ listed: 'uncreated' }));
  const canCreate = useSelector(actor, (state) => state.can({ type: 'link.create', label: '' }));
  if (links.length >= max) return <Callout>{plural('insight.referralLinks.full', max)}</Callout>;
  return (
    <Form
      // A new link empties the field.
      key={made}
      label={t('insight.referralLinks.new')}
      onSubmit={(form) => actor.send({ type: 'link.create', label: formWords(form, 'label') })}
    >
      <KeptFields name="referral-link" />
      {isUncreated && (
        <Callout tone="negative">
          {failure?.kind === 'throttled'
            ? plural('insight.referralLinks.wait', failure.retryAfter)
            : t('insight.referralLinks.createFailed')}
        </Callout>
      )}
      <TextField
        name="label"
        label={t('insight.referralLinks.label')}
        help={t('insight.referralLinks.labelHelp')}
        maxLength={60}
        autoComplete="off"
      />
      <Row>
        <Button
          type="submit"
          tone="primary"
          icon={Link2}
          busy={isCreating}
          disabled={!isCreating && !canCreate}
        >
          {t('insight.referralLinks.new')}
        </Button>
      </Row>
    </Form>
  );
}

function Listed({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { links, terms } = useSelector(
    actor,
    ({ context: { links, terms } }) => ({ links, terms }),
    shallowEqual,
  );
  return (
    <>
      {terms && <ReferralTermsLine terms={terms} />}
      <NewLink actor={actor} />
      {links.length === 0 ? (
        <EmptyState icon={Link2} title={t('insight.referralLinks.none')}>
          {t('insight.referralLinks.would')}
        </EmptyState>
      ) : (
        <ul className={css.links} aria-label={t('insight.referralLinks.title')}>
          {links.map((link) => (
            <ReferralLinkRow key={link.id} actor={actor} link={link} />
          ))}
        </ul>
      )}
    </>
  );
}

/** The links by which a member invites, in every state of their chart. */
export function ReferralLinksView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <Stack gap={24}>
      <ScreenHeading>{t('insight.referralLinks.title')}</ScreenHeading>
      <ReferralTabs page="referralLinks" />
      {isLoading ? (
        <Loading label={t('insight.referralLinks.loading')}>
          <Skeleton lines={4} />
        </Loading>
      ) : hasFailed ? (
        <RetryCallout
          tone="negative"
          retry={t('insight.referralLinks.retry')}
          onRetry={() => actor.send({ type: 'links.retry' })}
        >
          {t('insight.referralLinks.failed')}
        </RetryCallout>
      ) : (
        <Listed actor={actor} />
      )}
    </Stack>
  );
}
