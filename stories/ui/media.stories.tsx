import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { DeferredPicture } from '#src/ui/media/deferred-picture.tsx';
import { LockedTile } from '#src/ui/media/locked-tile.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { Row } from '#src/ui/style/stack.tsx';

export default {
  title: 'Controls/Media/Pictures and avatars',
  parameters: { layout: 'padded' },
} satisfies Meta;

const sunset = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#f2a65a"/><circle cx="400" cy="340" r="120" fill="#ffe29a"/><rect y="400" width="800" height="200" fill="#345c7d"/></svg>',
)}`;

export const Loaded: StoryObj = {
  render: () => <Picture src={sunset} alt="Sunset over the sea" width={800} height={600} rounded />,
};

export const Failed: StoryObj = {
  render: () => (
    <Picture src="data:image/png;base64,AAAA" alt="A picture" width={800} height={600} rounded />
  ),
};

export const HeldBack: StoryObj = {
  render: () => (
    <div style={{ position: 'relative', aspectRatio: '4 / 3' }}>
      <DeferredPicture alt="Sunset over the sea" onLoad={() => undefined} />
    </div>
  ),
};

export const Locked: StoryObj = {
  render: () => (
    <LockedTile
      inside="4 photos and 1 video"
      price="$12.00"
      placeholder="#b5654a"
      width={800}
      height={600}
      rounded
      action={<Button tone="primary">Unlock</Button>}
    />
  ),
};

export const LockedForSubscribers: StoryObj = {
  render: () => (
    <LockedTile
      inside="For subscribers only"
      width={4}
      height={3}
      action={<Button tone="primary">Subscribe for $9.99 a month</Button>}
    />
  ),
};

export const Avatars: StoryObj = {
  render: () => (
    <Row>
      <Avatar name="Ada Lovelace" size="small" alone />
      <Avatar name="Bo" alone online="Online" />
      <Avatar name="Фая Орлова" size="large" alone />
      <Avatar name="陈静" size="huge" alone src={sunset} />
    </Row>
  ),
};
