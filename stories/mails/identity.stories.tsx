import type { Meta } from '@storybook/react-vite';
import { mailStory } from './mail.tsx';

export default { title: 'Mails/Identity' } satisfies Meta;

export const IdentityApproved = mailStory('identity-approved');
export const IdentityRejected = mailStory('identity-rejected');
