import type { Meta } from '@storybook/react-vite';
import { mailStory } from './mail.tsx';

export default { title: 'Mails/Account' } satisfies Meta;

export const VerifyEmail = mailStory('verify-email');
export const ResetPassword = mailStory('reset-password');
export const ConfirmIdentity = mailStory('confirm-identity');
export const EmailChangeOld = mailStory('email-change-old');
export const EmailChangeNew = mailStory('email-change-new');
export const EmailChangeTaken = mailStory('email-change-taken');
export const AccountClosed = mailStory('account-closed');
export const AccountKept = mailStory('account-kept');
export const ExportReady = mailStory('export-ready');
