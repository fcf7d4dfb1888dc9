import type { Decorator, Preview } from '@storybook/react-vite';
import '#src/ui/style/base.css';
import type { Strings } from '#src/ui/texts/texts.ts';
import { escaped } from '#stories/lib/escaped.ts';
import { loadStrings, locales, StoryFrame, type StoryLocale } from './frame.tsx';

const size = (name: string, width: number, height: number) => ({
  name: `${width} · ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const framed: Decorator = (Story, { globals, loaded }) => (
  <StoryFrame
    locale={globals['locale'] as StoryLocale}
    strings={loaded['strings'] as Strings}
    theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
  >
    <Story />
  </StoryFrame>
);

const preview: Preview = {
  loaders: [
    async ({ globals }) => ({ strings: await loadStrings(globals['locale'] as StoryLocale) }),
  ],
  decorators: [framed],
  /** A story with something that leaves the box that scrolls it fails, as one that axe objects to does. */
  afterEach: () => {
    const found = escaped();
    if (found.length > 0) throw new Error(`Placed against the page: ${found.join('; ')}`);
  },
  argTypes: { actor: { type: { name: 'other', value: 'a running actor' }, control: false } },
  initialGlobals: { theme: 'light', locale: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language of the texts',
      toolbar: { icon: 'globe', title: 'Locale', dynamicTitle: true, items: [...locales] },
    },
  },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    options: {
      storySort: { method: 'alphabetical', order: ['Screens', 'Dialogs', 'Controls', 'Mails'] },
    },
    viewport: {
      options: {
        phone: size('phone', 390, 844),
        belowMd: size('last narrow', 599, 844),
        md: size('first medium', 600, 844),
        tablet: size('tablet', 800, 1024),
        lg: size('first wide', 1250, 900),
        desktop: size('desktop', 1440, 900),
      },
    },
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
