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

const alertIn = (canvas: HTMLElement) =>
  waitFor(() => {
    const words = canvas
      .querySelector('iframe')
      ?.contentDocument?.querySelector<HTMLElement>('[role=alert]');
    if (!words) throw new Error('Nothing is said');
    return words;
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
/** The app's code does not come. */
export const CodeMissing: StoryObj = {
  ...pageStory(strandedPage, booted),
  play: async ({ canvasElement }) => {
    const words = await alertIn(canvasElement);
    await expect(words.querySelector('h1')).not.toBeEmptyDOMElement();
    await expect(words.parentElement?.querySelector('button')).toBeVisible();
  },
};
/** A browser that has scripts switched off. */
export const WithoutScripts = pageStory(barePage);
/** A browser that cannot read the app's code. */
export const OldBrowser: StoryObj = {
  ...pageStory(bootedPage, { ...booted, isOld: true }),
  play: async ({ canvasElement }) => {
    await expect(await alertIn(canvasElement)).toBeVisible();
  },
};
