import type { Meta } from '@storybook/react-vite';
import { answerOf } from './hosting.ts';
import { pageStory } from './page.tsx';

export default { title: 'Screens/Hosting/Server' } satisfies Meta;

/** While the database is being opened; it asks again every second. */
export const Starting = pageStory(answerOf('starting'));
/** 429: more pages in a minute than one caller has. */
export const TooManyRequests = pageStory(answerOf('busy'));
/** 500, on an address that a browser opened itself, such as that of a mail. */
export const Broken = pageStory(answerOf('broken'));
/** 503 and 507: the store of media, or the disk, has no room or is away. */
export const Away = pageStory(answerOf('away'));
