import { fault, type ViewFault } from './view-fault.ts';

/** Faults in screens, and in what stands around them. */
export const screenFaults: readonly ViewFault[] = [
  fault(
    'app/age-consent',
    'leaving confirms',
    "onClick={() => actor.send({ type: 'consent.leave' })}",
    "onClick={() => actor.send({ type: 'consent.confirm', remember: false })}",
  ),
  fault(
    'app/age-consent',
    'nothing is remembered',
    "remember: data.get('remember') === 'on' }",
    'remember: false }',
  ),
  fault(
    'app/connectivity',
    'it cannot be tried again',
    "state === 'unreachable' && (",
    "state === 'checking' && (",
  ),
  fault(
    'app/screen',
    'a new version offers to start over and does not',
    "onClick={() => actor.send({ type: 'page.reload' })}",
    'onClick={() => undefined}',
  ),
  fault(
    'app/screen',
    'a stranded screen says nothing',
    "{phase === 'stranded' && (",
    '{false && (',
  ),
  fault(
    'app/notices',
    'a notice cannot be put away',
    "onDismiss={(id) => actor.send({ type: 'notice.dismiss', id })}",
    'onDismiss={() => undefined}',
  ),
  fault(
    'pages/document-page',
    'what is missing is said to have failed',
    "{(phase === 'failed' || phase === 'untranslated') && (",
    "{(phase === 'missing' || phase === 'untranslated') && (",
  ),
  fault(
    'posts/explore',
    'what is searched for is not taken',
    "onInput={(text) => actor.send({ type: 'search.change', text })}",
    'onInput={() => undefined}',
    'posts/explore-tools.tsx',
  ),
  fault(
    'app/screen',
    'a screen that was held back cannot be left',
    "actions={<Button onClick={dismiss}>{t('app.screen.back')}</Button>}",
    "actions={<Button>{t('app.screen.back')}</Button>}",
  ),
  fault(
    'app/connectivity',
    'it always says that it looks',
    '{t(`app.connectivity.${state}`)}',
    "{t('app.connectivity.checking')}",
  ),
  fault(
    'app/notices',
    'a notice loses its title',
    '{ title: say(notice.title, notice.params) }',
    '{}',
  ),
  fault(
    'app/age-consent',
    'it never shows that it stores the answer',
    'busy={isStoring}',
    'busy={false}',
  ),
  fault(
    'pages/document-page',
    'trying again is dead',
    "onRetry={() => actor.send({ type: 'document.retry' })}",
    'onRetry={() => undefined}',
  ),
  fault(
    'posts/explore',
    'trying again is dead',
    "onRetry={() => actor.send({ type: 'list.retry' })}",
    'onRetry={() => undefined}',
    'posts/explore-foot.tsx',
  ),
];
