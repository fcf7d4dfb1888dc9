import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrokenPage } from '#src/app/broken-page.tsx';
import type { Strings } from '#src/ui/texts/texts.ts';
import { languageOf } from '#stories/lib/device.ts';

export default {
  title: 'Screens/Hosting/Broken page',
  component: BrokenPage,
} satisfies Meta<typeof BrokenPage>;

/** In place of the whole app, which did not start or fell. */
export const Broken: StoryObj<typeof BrokenPage> = {
  render: (_, { globals, loaded }) => (
    <BrokenPage
      locale={languageOf(globals)}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put there by .storybook/preview.tsx
      strings={loaded['strings'] as Strings}
    />
  ),
};
