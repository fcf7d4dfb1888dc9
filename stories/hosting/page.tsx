import type { SyntheticEvent } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { languageOf, themeOf } from '#stories/lib/device.ts';
import { framed } from '#stories/lib/framed.ts';
import { showInScheme } from '#stories/lib/media-look.ts';
import type { Opened } from './hosting.ts';
import css from './page.module.css';

interface Given extends Partial<Opened> {
  /** Without scripts a page does not reload by itself, either. */
  readonly runsScripts?: boolean;
}

/** A page that is not the app, as large as the window. */
export const pageStory = (
  pageOf: (opened: Opened) => string,
  { runsScripts = false, ...about }: Given = {},
): StoryObj => ({
  render: (_, { globals }) => {
    const theme = themeOf(globals);
    const html = pageOf({ locale: languageOf(globals), theme, ...about });
    const begin = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      if (currentTarget.contentDocument) showInScheme(currentTarget.contentDocument, theme);
    };
    return (
      <iframe
        key={html + theme}
        title="Page"
        className={css.page}
        sandbox={runsScripts ? undefined : 'allow-same-origin'}
        srcDoc={html}
        onLoad={begin}
      />
    );
  },
  parameters: framed,
});
