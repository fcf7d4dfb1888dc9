import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { barePage, bootedPage, strandedPage } from './hosting.ts';
import { pageStory } from './page.tsx';

export default { title: 'Screens/Hosting/First paint' } satisfies Meta;

const booted = { runsScripts: true };

/** Words of the first paint, once the first script has set them. */
const shownIn = (canvas: HTMLElement) =>
  waitFor(() => {
    const root = canvas.querySelector('iframe')?.contentDocument?.documentElement;
    const valueOf = (name: string) => root?.style.getPropertyValue(name) ?? '';
    if (valueOf('--boot-loading') === '') throw new Error('The first script has not run');
    return { brand: valueOf('--boot-brand'), mark: valueOf('--boot-mark') };
  });

export const Loading: StoryObj = {
  ...pageStory(bootedPage, booted),
  play: async ({ canvasElement }) => {
    await expect(await shownIn(canvasElement)).toEqual({ brand: '"Fanfare"', mark: '"F"' });
  },
};
export const LoadingDiscreet: StoryObj = {
  ...pageStory(bootedPage, { ...booted, isDiscreet: true }),
  play: async ({ canvasElement }) => {
    const { brand, mark } = await shownIn(canvasElement);
    await expect(brand).not.toContain('Fanfare');
    await expect(mark).toBe('""');
  },
};
export const LoadingWithLongBrand = pageStory(bootedPage, {
  ...booted,
  brand: 'Gesellschaft der Freunde unabhängiger Fotografinnen und Fotografen',
});
/** The app's code does not come: nothing says so, and there is nothing to press. */
export const CodeMissing = pageStory(strandedPage, booted);
/** A browser that has scripts switched off. */
export const WithoutScripts = pageStory(barePage);
/** A browser that cannot read the scripts of today: as without them, and no `noscript` either. */
export const OldBrowser = pageStory(barePage, booted);
