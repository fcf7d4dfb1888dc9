import type { SnapshotFrom } from 'xstate';
import type { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import type { PictureChoiceEvent } from '#machines/settings/picture-choice.types.ts';
import { AlignFrame } from '#src/ui/align-frame.tsx';
import { middle } from '#src/ui/align.ts';
import { BannerPicture } from '#src/ui/banner-picture.tsx';
import { Button } from '#src/ui/button.tsx';
import { Quiet } from '#src/ui/prose.tsx';
import { Row } from '#src/ui/stack.tsx';
import { useText } from '#src/ui/text.tsx';

/** The banner as others see it, and what changes the part of it that stays in sight. */
export function BannerFrame(props: {
  state: SnapshotFrom<typeof pictureChoiceMachine>;
  send: (event: PictureChoiceEvent) => void;
}) {
  const { state, send } = props;
  const { t, number } = useText();
  const { saved, align } = state.context;
  if (saved.picture === null) return <Quiet>{t('settings.pictureChoice.none')}</Quiet>;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  const isSaving = state.matches('saving');
  const differs = isSaving || state.matches('aligning') || state.matches('unsaved');
  return (
    <>
      <AlignFrame
        label={t('settings.pictureChoice.align')}
        hint={t('settings.pictureChoice.alignHint')}
        zoomLabel={t('settings.pictureChoice.zoom')}
        says={t('settings.pictureChoice.where', {
          left: percent(align.x),
          top: percent(align.y),
          zoom: number(align.scale),
        })}
        picture={saved.picture}
        align={align}
        disabled={state.hasTag('busy')}
        onAlign={(to) => send({ type: 'picture.align', align: to })}
      >
        <BannerPicture banner={{ ...saved.picture, alt: null }} align={align} isOwn />
      </AlignFrame>
      {differs && (
        <Row>
          <Quiet>{t('settings.frame.unsaved')}</Quiet>
          <Button
            disabled={isSaving}
            onClick={() => send({ type: 'picture.align', align: middle })}
          >
            {t('settings.pictureChoice.reset')}
          </Button>
          <Button disabled={isSaving} onClick={() => send({ type: 'align.discard' })}>
            {t('settings.frame.discard')}
          </Button>
          <Button tone="primary" busy={isSaving} onClick={() => send({ type: 'align.save' })}>
            {t('settings.frame.save')}
          </Button>
        </Row>
      )}
    </>
  );
}
