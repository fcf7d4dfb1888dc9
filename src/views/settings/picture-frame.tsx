import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { pictureChoiceMachine } from '#machines/settings/picture-choice.machine.ts';
import { ImagePositioner } from '#src/ui/fields/image-positioner.tsx';
import { bounded, middle, type Align } from '#src/ui/fields/align.ts';
import { KeptText } from '#src/ui/fields/kept-fields.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { BannerPicture } from '#src/ui/media/banner-picture.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { CroppedAvatar } from '#src/ui/media/cropped-avatar.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Row } from '#src/ui/style/stack.tsx';
import { PicturePreviews } from './picture-previews.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const texts = {
  banner: { label: 'settings.pictureChoice.align', hint: 'settings.pictureChoice.alignHint' },
  avatar: {
    label: 'settings.pictureChoice.alignFace',
    hint: 'settings.pictureChoice.alignFaceHint',
  },
} as const;

const textOf = ({ x, y, scale }: Align) => ({ x: `${x}`, y: `${y}`, scale: `${scale}` });
const alignOf = (kept: ReadonlyMap<string, string>, align: Align): Align =>
  bounded({
    x: Number(kept.get('x') ?? align.x),
    y: Number(kept.get('y') ?? align.y),
    scale: Number(kept.get('scale') ?? align.scale),
  });

/** A picture as others see it, and what changes the part of it that stays in sight. */
export function PictureFrame({ actor }: { actor: ActorRefFrom<typeof pictureChoiceMachine> }) {
  const { t, number } = useText();
  const phase = useSelector(actor, ({ value }) => value);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const slot = useSelector(actor, ({ context }) => context.slot);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const align = useSelector(actor, ({ context }) => context.align);
  const { picture } = saved;
  if (slot === 'avatar' && !(picture && saved.isMovable))
    return <Avatar name={saved.name} src={picture?.url ?? null} size="huge" />;
  if (picture === null) return <MutedText>{t('settings.pictureChoice.none')}</MutedText>;
  const percent = (value: number) => number(value / 100, { style: 'percent' });
  const isSaving = phase === 'saving';
  const differs = isSaving || phase === 'aligning' || phase === 'unsaved';
  return (
    <>
      <ImagePositioner
        label={t(texts[slot].label)}
        hint={t(texts[slot].hint)}
        zoomLabel={t('settings.pictureChoice.zoom')}
        says={t('settings.pictureChoice.where', {
          left: percent(align.x),
          top: percent(align.y),
          zoom: number(align.scale),
        })}
        isRound={slot === 'avatar'}
        picture={picture}
        align={align}
        disabled={isBusy}
        onAlign={(to) => actor.send({ type: 'picture.align', align: to })}
      >
        {slot === 'banner' ? (
          <BannerPicture banner={{ ...picture, alt: null }} align={align} isOwn />
        ) : (
          <CroppedAvatar picture={picture} align={align} />
        )}
      </ImagePositioner>
      <PicturePreviews saved={saved} slot={slot} align={align} />
      <KeptText
        name={`align-${slot}`}
        values={textOf(align)}
        untouched={textOf(saved.align)}
        isReady={!isBusy}
        onRestore={(kept) => actor.send({ type: 'picture.align', align: alignOf(kept, align) })}
      />
      {differs && (
        <Row>
          <MutedText>{t('settings.frame.unsaved')}</MutedText>
          <Button
            disabled={isSaving}
            onClick={() => actor.send({ type: 'picture.align', align: middle })}
          >
            {t('settings.pictureChoice.reset')}
          </Button>
          <Button disabled={isSaving} onClick={() => actor.send({ type: 'align.discard' })}>
            {t('settings.frame.discard')}
          </Button>
          <Button tone="primary" busy={isSaving} onClick={() => actor.send({ type: 'align.save' })}>
            {t('settings.frame.save')}
          </Button>
        </Row>
      )}
    </>
  );
}
