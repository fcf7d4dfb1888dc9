import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fileCaptionsMachine } from '#machines/media/file-captions.machine.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { KeepFocus } from '#src/ui/focus/keep-focus.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RefusalNotice } from '../modal/refusal-notice.tsx';
import { CaptionChoice } from './caption-choice.tsx';
import css from './file-details.module.css';
import { useLanguages } from './language-names.ts';

type Actor = ActorRefFrom<typeof fileCaptionsMachine>;

/** The languages that there are captions in, each with its removal. */
function CaptionList({ actor }: { actor: Actor }) {
  const { t } = useText();
  const { nameOf } = useLanguages();
  const captions = useSelector(actor, ({ context }) => context.captions);
  const unwanted = useSelector(actor, ({ context }) => context.unwanted);
  const isRemoving = useSelector(actor, (state) => state.matches('removing'));
  const isOpen = useSelector(
    actor,
    (state) => state.matches('listing') || state.matches('unremoved'),
  );
  if (captions.length === 0) return <p className={css.none}>{t('media.fileCaptions.none')}</p>;
  return (
    <ul className={css.uses} aria-label={t('media.fileCaptions.title')}>
      {captions.map(({ language }) => (
        <li key={language} className={css.use}>
          <span>{nameOf(language)}</span>
          <Button
            tone="quiet"
            busy={isRemoving && unwanted === language}
            disabled={!isOpen && !(isRemoving && unwanted === language)}
            label={t('media.fileCaptions.removeNamed', { language: nameOf(language) })}
            onClick={() => actor.send({ type: 'captions.remove', language })}
          >
            {t('media.fileCaptions.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Captions of a video: the list of languages, and what adds another. */
export function FileCaptionsView({ actor }: { actor: Actor }) {
  const { t } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isListing = phase === 'listing' || phase === 'removing' || phase === 'unremoved';
  return (
    <div className={css.details}>
      <Heading>{t('media.fileCaptions.title')}</Heading>
      <KeepFocus>
        <CaptionList actor={actor} />
      </KeepFocus>
      {phase === 'unremoved' && <RefusalNotice failure={failure} typed={false} />}
      <KeepFocus>
        {isListing ? (
          <Row>
            <Button
              disabled={phase === 'removing'}
              onClick={() => actor.send({ type: 'captions.add' })}
            >
              {t('media.fileCaptions.add')}
            </Button>
          </Row>
        ) : (
          <CaptionChoice actor={actor} />
        )}
      </KeepFocus>
    </div>
  );
}
