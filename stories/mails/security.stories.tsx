import type { Meta } from '@storybook/react-vite';
import { mailStory } from './mail.tsx';

export default { title: 'Mails/Security' } satisfies Meta;

export const PasswordChanged = mailStory('password-changed');
export const AccountCleared = mailStory('account-cleared');
export const TwoFactorOn = mailStory('two-factor-on');
export const TwoFactorOff = mailStory('two-factor-off');
export const PasskeyAdded = mailStory('passkey-added');
export const PasskeyRemoved = mailStory('passkey-removed');
export const RecoveryCodesRenewed = mailStory('recovery-codes-renewed');
export const SignInCopied = mailStory('sign-in-copied');
export const ProviderAttached = mailStory('provider-attached');
export const ProviderDetached = mailStory('provider-detached');
export const EmailChanged = mailStory('email-changed');
export const RecoveryCodeUsed = mailStory('recovery-code-used');
export const UsernameChanged = mailStory('username-changed');
