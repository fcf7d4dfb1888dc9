import type { Decorator, Preview } from '@storybook/react-vite';
import '#src/ui/style/base.css';
import './fonts/fonts.css';
import type { Strings } from '#src/ui/texts/texts.ts';
import { escaped } from '#stories/lib/escaped.ts';
import { charted } from './charted.ts';
import { loadStrings, StoryFrame } from './frame.tsx';
import { lookOf, networkToolbars, plainLook, toolbars, windows } from './toolbars.ts';
import { weathered } from './weathered.tsx';

const framed: Decorator = (Story, { globals, loaded }) => (
  <StoryFrame look={lookOf(globals)} strings={loaded['strings'] as Strings}>
    <Story />
  </StoryFrame>
);

const preview: Preview = {
  loaders: [async ({ globals }) => ({ strings: await loadStrings(lookOf(globals).locale) })],
  decorators: [charted, weathered, framed],
  /** A story with something that leaves the box that scrolls it fails, as one that axe objects to does. */
  afterEach: () => {
    const found = escaped();
    if (found.length > 0) throw new Error(`Placed against the page: ${found.join('; ')}`);
  },
  argTypes: { actor: { type: { name: 'other', value: 'a running actor' }, control: false } },
  initialGlobals: { ...plainLook, weather: 'fair', seed: '1' },
  globalTypes: { ...toolbars, ...networkToolbars },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    options: {
      // Within a file: as written, which is the order of the chart.
      storySort: {
        method: 'alphabetical',
        order: ['Start', ['Guide'], 'Screens', 'Dialogs', 'Controls', 'Flows', 'Tokens', 'Mails'],
      },
    },
    viewport: { options: windows },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      config: {
        rules: [
          // A story is a piece of a page: the layout around it holds the landmarks and the first heading.
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
  },
};

export default preview;
