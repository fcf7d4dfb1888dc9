import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumGrid, type AlbumPicture } from '#src/ui/media/album-grid.tsx';
import { Album } from '#src/ui/media/album.tsx';
import { LinkedText } from '#src/ui/texts/linked-text.tsx';

export default {
  title: 'Controls/Media/Album and links',
  parameters: { layout: 'padded' },
} satisfies Meta;

const drawn = (width: number, height: number, hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 50% 45%)"/></svg>`,
  )}`;
const shapes = [
  [900, 600],
  [600, 900],
  [800, 800],
] as const;
const pictures = (count: number): AlbumPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = shapes[index % shapes.length] ?? shapes[0];
    const src = drawn(width, height, index * 47);
    return { key: String(index), src, alt: `Picture ${index + 1}`, width, height };
  });

export const One: StoryObj = { render: () => <Album pictures={pictures(1)} /> };
export const Two: StoryObj = { render: () => <Album pictures={pictures(2)} /> };
export const Three: StoryObj = { render: () => <Album pictures={pictures(3)} /> };
export const Four: StoryObj = { render: () => <Album pictures={pictures(4)} /> };
export const Nine: StoryObj = { render: () => <Album pictures={pictures(9)} /> };

export const FiveToOpen: StoryObj = {
  render: () => <Album pictures={pictures(5)} onOpen={() => undefined} />,
};
export const NineToOpen: StoryObj = {
  render: () => <Album pictures={pictures(9)} onOpen={() => undefined} />,
};
export const TenAsWideAsTheirPlace: StoryObj = {
  render: () => <AlbumGrid wide pictures={pictures(10)} />,
};

export const Links: StoryObj = {
  render: () => (
    <LinkedText>
      See https://example.com/lake?light=first and (www.example.org), not javascript:alert(1).
    </LinkedText>
  ),
};
