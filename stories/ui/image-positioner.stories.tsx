import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { middle, type Align } from '#src/ui/fields/align.ts';
import { ImagePositioner } from '#src/ui/fields/image-positioner.tsx';
import { BannerPicture } from '#src/ui/media/banner-picture.tsx';
import { CroppedAvatar } from '#src/ui/media/cropped-avatar.tsx';
import { BannerPreviews, FacePreviews } from '#src/ui/media/previews.tsx';
import { Stack } from '#src/ui/style/stack.tsx';

export default {
  title: 'Controls/Fields/Image positioner',
  parameters: { layout: 'padded' },
} satisfies Meta;

const sunset = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#f2a65a"/><circle cx="400" cy="300" r="120" fill="#ffe29a"/><rect y="420" width="800" height="180" fill="#345c7d"/></svg>',
)}`;
const picture = {
  url: sunset,
  thumbUrl: sunset,
  width: 800,
  height: 600,
  placeholder: 'transparent',
  alt: null,
};
const labels = { phone: 'Phone', medium: 'Medium', wide: 'Wide', list: 'List', chat: 'Chat' };
const title = 'How others see it';

function Positioner({
  of,
  from = middle,
  disabled = false,
}: {
  of: 'banner' | 'face';
  from?: Align;
  disabled?: boolean;
}) {
  const [align, setAlign] = useState(from);
  const isFace = of === 'face';
  return (
    <Stack>
      <ImagePositioner
        label={`Reposition ${of}`}
        hint="Drag it, or use the arrow keys; with Shift in larger steps."
        zoomLabel="Zoom"
        says={`Left ${align.x}%, top ${align.y}%, zoom ${align.scale}`}
        isRound={isFace}
        picture={picture}
        align={align}
        disabled={disabled}
        onAlign={setAlign}
      >
        {isFace ? (
          <CroppedAvatar picture={picture} align={align} />
        ) : (
          <BannerPicture banner={picture} align={align} isOwn />
        )}
      </ImagePositioner>
      {isFace ? (
        <FacePreviews title={title} labels={labels} picture={picture} align={align} />
      ) : (
        <BannerPreviews title={title} labels={labels} banner={picture} align={align} name="Ada" />
      )}
    </Stack>
  );
}

export const Banner: StoryObj = { render: () => <Positioner of="banner" /> };

export const BannerAtItsEdge: StoryObj = {
  render: () => <Positioner of="banner" from={{ x: 100, y: 0, scale: 3 }} />,
};

export const Face: StoryObj = {
  render: () => <Positioner of="face" from={{ x: 60, y: 40, scale: 1.4 }} />,
};

export const MovedByKeys: StoryObj = {
  render: () => <Positioner of="face" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Reposition face' }).focus();
    await userEvent.keyboard('+{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('Left 49%, top 60%, zoom 1.1')).toBeVisible();
  },
};

export const BeingSaved: StoryObj = { render: () => <Positioner of="banner" disabled /> };
