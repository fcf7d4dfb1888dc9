import type { PictureSlot } from '#machines/settings/picture-alt.types.ts';
import type { PictureAlign, SavedPicture } from '#machines/settings/picture-choice.types.ts';
import { BannerPreviews, FacePreviews } from '#src/ui/media/previews.tsx';
import { useText } from '#src/ui/texts/text.tsx';

/** A picture with the crop as it is set, wherever others see it. */
export function PicturePreviews({
  slot,
  saved: { name, picture },
  align,
}: {
  slot: PictureSlot;
  saved: SavedPicture;
  align: PictureAlign;
}) {
  const { t } = useText();
  if (picture === null) return null;
  const title = t('settings.pictureChoice.previews.title');
  const labels = {
    phone: t('settings.pictureChoice.previews.phone'),
    medium: t('settings.pictureChoice.previews.medium'),
    wide: t('settings.pictureChoice.previews.wide'),
    list: t('settings.pictureChoice.previews.list'),
    chat: t('settings.pictureChoice.previews.chat'),
  };
  return slot === 'avatar' ? (
    <FacePreviews title={title} labels={labels} picture={picture} align={align} />
  ) : (
    <BannerPreviews
      title={title}
      labels={labels}
      banner={{ ...picture, alt: null }}
      align={align}
      name={name}
    />
  );
}
