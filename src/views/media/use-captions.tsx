import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { captionsMachine } from '#machines/media/captions.machine.ts';
import { ownLanguageName } from '#src/ui/texts/language-name.ts';
import { useText } from '#src/ui/texts/text.tsx';
import { CaptionsView } from './captions.view.tsx';

/** Captions of the video that plays, as the player draws them; null where it has none. */
export function useCaptions(actor: ActorRefFrom<typeof captionsMachine> | undefined) {
  const { t } = useText();
  const context = useSelector(actor, (snapshot) => snapshot?.context, shallowEqual);
  const isOn = useSelector(actor, (snapshot) => snapshot?.matches('on') ?? false);
  const isShown = useSelector(
    actor,
    (snapshot) => snapshot?.matches({ on: { present: 'shown' } }) ?? false,
  );
  if (!actor || !context || context.captions.length === 0) return null;
  const caption = context.captions.find(({ language }) => language === context.language);
  // One that did not come is not drawn: when it is again, it is fetched again, be its address the same.
  const isDrawn = isShown || !isOn;
  return {
    // One alone: of several, some browsers would show another one too, by a choice of their own.
    track:
      caption && isDrawn ? { ...caption, name: ownLanguageName(caption.language), isShown } : null,
    now: t(isOn ? 'media.captions.turnedOn' : 'media.captions.turnedOff'),
    control: <CaptionsView actor={actor} />,
  };
}
