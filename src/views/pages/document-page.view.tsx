import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { href } from '#machines/navigation/routes.ts';
import type { documentPageMachine } from '#machines/pages/document-page.machine.ts';
import { DocumentHtml } from '#src/ui/texts/document-html.tsx';
import { EmptyState } from '#src/ui/style/empty-state.tsx';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { CircleAlert, House } from '#src/ui/style/icons.ts';
import { Link } from '#src/ui/buttons/link.tsx';
import { Loading } from '#src/ui/loading/loading.tsx';
import { Prose, MutedText } from '#src/ui/style/prose.tsx';
import { RetryCallout } from '#src/ui/style/callout.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Skeleton } from '#src/ui/loading/skeleton.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A document of the house in every state of its chart. */
export function DocumentPageView({ actor }: { actor: ActorRefFrom<typeof documentPageMachine> }) {
  const { t, date } = useText();
  const document = useSelector(actor, ({ context }) => context.document);
  const phase = useSelector(actor, ({ value }) => value);
  return (
    <Stack gap={24}>
      {document && <ScreenTitle>{document.title}</ScreenTitle>}
      <ScreenHeading hidden={document === null}>
        {document?.title ??
          t(phase === 'missing' ? 'pages.documentPage.notFound.title' : 'pages.documentPage.title')}
      </ScreenHeading>
      {phase === 'loading' && (
        <Loading label={t('pages.documentPage.loading')}>
          <Skeleton lines={8} />
        </Loading>
      )}
      {(phase === 'failed' || phase === 'untranslated') && (
        <RetryCallout
          tone="negative"
          retry={t('pages.documentPage.retry')}
          onRetry={() => actor.send({ type: 'document.retry' })}
        >
          {t(phase === 'failed' ? 'pages.documentPage.failed' : 'pages.documentPage.untranslated')}
        </RetryCallout>
      )}
      {phase === 'missing' && (
        <EmptyState
          icon={CircleAlert}
          title={t('pages.documentPage.notFound.title')}
          actions={
            <Link look="primary" icon={House} href={href('main')}>
              {t('pages.documentPage.notFound.home')}
            </Link>
          }
        />
      )}
      {document && (
        <Prose busy={phase === 'translating'}>
          <MutedText>
            {t('pages.documentPage.updated', {
              date: date(document.updatedAt, { dateStyle: 'long' }),
            })}
          </MutedText>
          <DocumentHtml html={document.html} />
        </Prose>
      )}
    </Stack>
  );
}
