import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { captionsMachine } from '#machines/media/captions.machine.ts';
import { CaptionsControl } from '#src/ui/media/player-captions.tsx';
import { languageName } from '#src/ui/texts/language-name.ts';
import { useText } from '#src/ui/texts/text.tsx';

/** Captions in the bar of the player: on or off, and in which language. */
export function CaptionsView({ actor }: { actor: ActorRefFrom<typeof captionsMachine> }) {
  const { t, locale } = useText();
  const { captions, language } = useSelector(
    actor,
    ({ context: { captions, language } }) => ({ captions, language }),
    shallowEqual,
  );
  const isOn = useSelector(actor, (snapshot) => snapshot.matches('on'));
  const isFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ on: { present: 'failed' } }),
  );
  if (captions.length === 0) return null;
  return (
    <CaptionsControl
      label={t('media.captions.label')}
      off={t('media.captions.off')}
      failure={isFailed ? t('media.captions.failed') : null}
      languages={captions.map((caption) => ({
        language: caption.language,
        name: languageName(caption.language, locale),
      }))}
      language={isOn ? language : null}
      onToggle={() => actor.send({ type: 'captions.toggle' })}
      onChoose={(chosen) => actor.send({ type: 'captions.choose', language: chosen })}
    />
  );
}
